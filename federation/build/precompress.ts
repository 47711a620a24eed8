import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|html)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns a text and its compressed copies, by the names of their files. */
export const withCompressedCopies = async (
  file: string,
  bytes: Buffer,
): Promise<readonly (readonly [file: string, bytes: Buffer])[]> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  return [
    [file, bytes],
    [`${file}.br`, brotli],
    [`${file}.gz`, gzipped],
  ];
};

const compressFile = async (file: string): Promise<void> => {
  const [, ...copies] = await withCompressedCopies(file, await readFile(file));
  await Promise.all(copies.map(([name, bytes]) => writeFile(name, bytes)));
};

/** Writes a `.br` and a `.gz` next to every text file below `dir`, so that servers need not compress. */
export const precompress = async (dir: string): Promise<void> => {
  const names = await readdir(dir, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => path.join(dir, name));
  await Promise.all(files.map(compressFile));
};
