import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|html)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Parameters of brotli. Which values give the smallest result depends on the file; this saves 0.2 % of the remote. */
const DISTANCE_POSTFIX_BITS = [0, 1, 2, 3];
const DIRECT_DISTANCES = [0, 1, 2, 4, 8];
const MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

const ENCODINGS = MODES.flatMap((mode) =>
  DISTANCE_POSTFIX_BITS.flatMap((bits) =>
    DIRECT_DISTANCES.map((direct) => ({
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_NPOSTFIX]: bits,
      [constants.BROTLI_PARAM_NDIRECT]: direct << bits,
    })),
  ),
);

/** Returns the smallest of several brotli encodings of the same bytes. */
const smallestBrotli = async (bytes: Buffer): Promise<Buffer> => {
  const encoded = await Promise.all(
    ENCODINGS.map((encoding) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          ...encoding,
        },
      }),
    ),
  );
  return encoded.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
};

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  const [brotli, gzipped] = await Promise.all([smallestBrotli(bytes), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
};

/** Writes a `.br` and a `.gz` next to every text file below `dir`, so that servers need not compress. */
export const precompress = async (dir: string): Promise<void> => {
  const names = await readdir(dir, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => path.join(dir, name));
  await Promise.all(files.map(compressFile));
};
