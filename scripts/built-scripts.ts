import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuiltScript } from '../federation/budgets';
import { FRAME_CUSTOMER_SCRIPT, FRAME_SCRIPT, LOADER_SCRIPT } from '../federation/exposes';

/** Text that only React's own files contain. */
export const REACT = /react\.dev\/errors|react\.transitional\.element/;

/** The script build of the loader, which belongs to the host, and the first frame, which works without the remote. */
const OTHERS: readonly string[] = [LOADER_SCRIPT, FRAME_SCRIPT, FRAME_CUSTOMER_SCRIPT];

/** Returns the scripts of a built remote, without those that are no part of it. */
export const readScripts = (dir: string): readonly BuiltScript[] =>
  readdirSync(dir)
    .filter((file) => file.endsWith('.js') && !OTHERS.includes(file))
    .map((file) => ({
      file,
      bytes: statSync(path.join(dir, `${file}.br`)).size,
      react: REACT.test(readFileSync(path.join(dir, file), 'utf8')),
    }));

/** Returns the size of all scripts together in bytes. */
export const sumBytes = (scripts: readonly BuiltScript[]): number =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);
