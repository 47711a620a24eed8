import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { performancePage, type Figures } from './performance-page';

const FIGURES_DIR = path.join('docs', 'figures');
const PAGE = path.join('docs', 'performance.md');

const fileOf = (name: string): string => path.join(FIGURES_DIR, `${name}.json`);

/** Returns the stored figures of a benchmark; undefined if it has none. */
export const storedFigures = (name: string): Figures | undefined =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Figures) : undefined;

const readFigures = (): readonly Figures[] =>
  readdirSync(FIGURES_DIR)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(FIGURES_DIR, file), 'utf8')) as Figures);

/** Stores the figures and writes `docs/performance.md` from all stored figures. */
export const writeFigures = async (figures: Figures): Promise<void> => {
  mkdirSync(FIGURES_DIR, { recursive: true });
  const options = await resolveConfig(PAGE);
  writeFileSync(fileOf(figures.name), await format(JSON.stringify(figures), { ...options, parser: 'json' }));
  writeFileSync(PAGE, await format(performancePage(readFigures()), { ...options, parser: 'markdown' }));
};
