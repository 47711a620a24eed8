import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A block that adds members to the browser's own types. */
const GLOBAL = /^declare global \{\n[^]*?^\}$/gm;

/**
 * Appends the `declare global` blocks of emitted declarations to a file with their types: api-extractor leaves such
 * blocks out.
 *
 * @param folder the emitted declarations
 * @param rollup the file with all types that the blocks name
 */
export const appendGlobals = (folder: string, rollup: string): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const blocks = files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(GLOBAL) ?? []);
  appendFileSync(rollup, blocks.map((block) => `\n${block}\n`).join(''));
};
