import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three letters from a file's path: more than 140,000 ways, for fewer than 100 files. */
const markOf = (file: string): string => {
  const digest = createHash('sha256').update(file).digest();
  return [0, 1, 2].map((at) => LETTERS[(digest[at] ?? 0) % LETTERS.length]).join('');
};

/** `a` to `Z`, then `aa`, `ab`, … */
const nth = (index: number): string => {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? nth(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '');
};

/**
 * Gives class names: a prefix that keeps them from a host's own, a mark of the file, and the name's place in it.
 * So names of one file are alike, which compresses better than a hash each, and every build comes to the same ones.
 *
 * @param folder that paths are taken from
 * @returns gives the name of a class, by its file and its own name; fails when two files have one mark
 */
export const createClassNames = (folder: string): ((file: string, name: string) => string) => {
  const files = new Map<string, string>();
  const namesOf = new Map<string, string[]>();
  return (file, name) => {
    const key = path.relative(folder, file).split(path.sep).join('/');
    const mark = markOf(key);
    const other = files.get(mark) ?? key;
    if (other !== key) throw new Error(`${key} and ${other} have one mark, ${mark}: rename one of them`);
    files.set(mark, key);
    const names = namesOf.get(key) ?? [];
    namesOf.set(key, names);
    if (!names.includes(name)) names.push(name);
    return `sh-${mark}${nth(names.indexOf(name))}`;
  };
};
