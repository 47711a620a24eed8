import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { number, object, parse, record, string, type InferOutput } from 'valibot';
import { EXIT, ReleaseError } from './exit-codes';
import { inParallel } from './in-parallel';

/** Describes a release, and is written last: a release without it is not whole. */
export const INTEGRITY_FILE = 'integrity.json';

const AT_ONCE = 8;

const fileIntegrity = object({ bytes: number(), integrity: string() });

const integrityList = object({
  version: string(),
  /** Of federation/contract. */
  contract: string(),
  files: record(string(), fileIntegrity),
});

/** What one file's bytes must be; `integrity` as in the attribute of that name (sha384). */
export type FileIntegrity = Readonly<InferOutput<typeof fileIntegrity>>;
/** The content of `integrity.json`: every file of a release but this one, by its path in the release. */
export type IntegrityList = Readonly<InferOutput<typeof integrityList>>;

export interface FileProblem {
  readonly file: string;
  readonly problem: string;
}

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every file of a folder, by its path below it. */
export const describeFiles = async (folder: string): Promise<Record<string, FileIntegrity>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const described = await inParallel(names.sort(), AT_ONCE, async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name.split(path.sep).join('/'), { bytes: bytes.length, integrity: integrityOf(bytes) }] as const;
  });
  return Object.fromEntries(described);
};

/** @throws ReleaseError when it is not such a list */
export const parseIntegrityList = (text: string, where: string): IntegrityList => {
  try {
    return parse(integrityList, JSON.parse(text));
  } catch {
    throw new ReleaseError(EXIT.failed, `${where} is not an integrity list`);
  }
};

/** What is wrong with a file's bytes; `undefined` when nothing is. */
export const problemOf = (expected: FileIntegrity, bytes: Buffer | undefined): string | undefined => {
  if (!bytes) return 'missing';
  if (bytes.length !== expected.bytes) {
    return `${String(bytes.length)} bytes instead of ${String(expected.bytes)}`;
  }
  return integrityOf(bytes) === expected.integrity ? undefined : 'bytes altered';
};

/**
 * Reads every file and compares it with the list.
 *
 * @param read answers `undefined` for what is not there
 * @returns the wrong files, none when the release is whole
 */
export const wrongFiles = async (
  { files }: IntegrityList,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<FileProblem[]> => {
  const checked = await inParallel(Object.entries(files), AT_ONCE, async ([file, expected]) => {
    const problem = problemOf(expected, await read(file));
    return problem === undefined ? [] : [{ file, problem }];
  });
  return checked.flat();
};
