import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns three letters from the hash of a file's path: 140,608 combinations, for fewer than 100 files. */
const markOf = (file: string): string => {
  const digest = createHash('sha256').update(file).digest();
  return [0, 1, 2].map((at) => LETTERS[(digest[at] ?? 0) % LETTERS.length]).join('');
};

/** Returns `a` to `Z`, then `aa`, `ab`, … */
const nth = (index: number): string => {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? nth(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '');
};

/**
 * Creates a generator of class names: a prefix that distinguishes them from a host's, a mark of the file, and the index
 * of the name in the file. The names of one file are similar, which compresses better than hashes, and all builds
 * generate the same names.
 *
 * @param folder base of the files' relative paths
 * @returns a function that returns the class name for a file and its own name; throws if two files have the same mark
 */
export const createClassNames = (folder: string): ((file: string, name: string) => string) => {
  const files = new Map<string, string>();
  const namesOf = new Map<string, string[]>();
  return (file, name) => {
    const key = path.relative(folder, file).split(path.sep).join('/');
    const mark = markOf(key);
    const other = files.get(mark) ?? key;
    if (other !== key) throw new Error(`${key} and ${other} have the same mark, ${mark}: rename one of them`);
    files.set(mark, key);
    const names = namesOf.get(key) ?? [];
    namesOf.set(key, names);
    if (!names.includes(name)) names.push(name);
    return `sh-${mark}${nth(names.indexOf(name))}`;
  };
};

/** Creates a generator of class names that hashes each name. Only for `npm run build:tricks`. */
export const hashedClassNames =
  (folder: string): ReturnType<typeof createClassNames> =>
  (file, name) => {
    const key = `${path.relative(folder, file)}:${name}`;
    return `sh-${createHash('sha256').update(key).digest('base64url').slice(0, 6)}`;
  };
