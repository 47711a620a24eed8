import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { picturesPage } from './page';

const FOLDER = path.join('docs', 'pictures');
const PAGE = path.join('docs', 'pictures.md');

/** Writes `docs/pictures.md` from the files in `docs/pictures`. */
export const writePicturesPage = async (): Promise<void> => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).toSorted();
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(picturesPage(files), { ...options, parser: 'markdown' }));
};
