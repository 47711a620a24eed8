import { LoadError } from './options';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const RANGE = /^\^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/** Returns major, minor and patch number; undefined if the text is malformed. */
const numbersOf = (pattern: RegExp, text: string): readonly number[] | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((part: string | undefined) => Number(part ?? 0));

/** @throws LoadError if the range is malformed */
const readRange = (range: string): readonly number[] => {
  const wanted = numbersOf(RANGE, range);
  if (wanted) return wanted;
  throw new LoadError('version', 'channel', `${range} is not a range`);
};

/**
 * Returns the major version of a range of contract versions.
 *
 * @param range `^1`, `^1.2` or `^1.2.3`
 * @throws LoadError of kind `version` if the range is malformed
 */
export const majorOf = (range: string): number => readRange(range)[0] ?? 0;

/**
 * Returns whether a version of the contract is in a range: the same major version, and not older. A malformed version
 * is in no range [FED-3].
 *
 * @param range `^1`, `^1.2` or `^1.2.3`, from 1
 * @param version `1.4.0`
 * @throws LoadError of kind `version` if the range is malformed
 */
export const accepts = (range: string, version: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = readRange(range);
  const [givenMajor, givenMinor = 0, givenPatch = 0] = numbersOf(VERSION, version) ?? [];
  return givenMajor === major && (givenMinor - minor || givenPatch - patch) >= 0;
};
