import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { performancePage, type Figures } from './performance-page';

const FIGURES_DIR = path.join('docs', 'figures');
const PAGE = path.join('docs', 'performance.md');

const readFigures = (): readonly Figures[] =>
  readdirSync(FIGURES_DIR)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(FIGURES_DIR, file), 'utf8')) as Figures);

/** Stores the figures and writes `docs/performance.md` from all stored figures. */
export const writeFigures = async (figures: Figures): Promise<void> => {
  mkdirSync(FIGURES_DIR, { recursive: true });
  const file = path.join(FIGURES_DIR, `${figures.name}.json`);
  const options = await resolveConfig(PAGE);
  writeFileSync(file, await format(JSON.stringify(figures), { ...options, parser: 'json' }));
  writeFileSync(PAGE, await format(performancePage(readFigures()), { ...options, parser: 'markdown' }));
};
