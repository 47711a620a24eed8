import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuiltScript } from '../federation/budgets';
import { FRAME_SCRIPT, LOADER_SCRIPT } from '../federation/exposes';

/** Text that only React's own files contain. */
export const REACT = /react\.dev\/errors|react\.transitional\.element/;

/** Returns the scripts of a built remote, without the script build of the loader, which belongs to the host. */
export const readScripts = (dir: string): readonly BuiltScript[] =>
  readdirSync(dir)
    .filter((file) => file.endsWith('.js') && file !== LOADER_SCRIPT && file !== FRAME_SCRIPT)
    .map((file) => ({
      file,
      bytes: statSync(path.join(dir, `${file}.br`)).size,
      react: REACT.test(readFileSync(path.join(dir, file), 'utf8')),
    }));

/** Returns the size of all scripts together in bytes. */
export const sumBytes = (scripts: readonly BuiltScript[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);
