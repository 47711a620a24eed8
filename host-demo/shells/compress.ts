import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` copy of every script, style sheet and JSON file of a folder. */
export const compressFolder = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      const [small, zipped] = await Promise.all([brotli(bytes), zip(bytes, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
    }),
  );
};
