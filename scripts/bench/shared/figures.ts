import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDocument, writeDocument } from '../../docs/format-document';
import { figuresText, performancePage, type Figures } from './performance-page';

const FIGURES_DIR = path.join('docs', 'figures');
const PAGE = 'docs/performance.md';

const fileOf = (name: string): string => path.join(FIGURES_DIR, `${name}.json`);

/** Returns the stored figures of a command; undefined if it has none. */
export const storedFigures = (name: string): Figures | undefined =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Figures) : undefined;

/** Returns all stored figures, in the order of their names. */
export const readFigures = (): readonly Figures[] =>
  readdirSync(FIGURES_DIR)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(FIGURES_DIR, file), 'utf8')) as Figures);

/** Stores the figures and writes `docs/performance.md` from all stored figures. */
export const writeFigures = async (figures: Figures): Promise<void> => {
  mkdirSync(FIGURES_DIR, { recursive: true });
  await writeDocument(fileOf(figures.name), JSON.stringify(figures));
  await writeDocument(PAGE, performancePage(readFigures()));
};

/** Prints the figures of one command as the page shows them. */
export const printFigures = async (figures: Figures): Promise<void> => {
  console.log(await formatDocument(PAGE, figuresText(figures)));
};
