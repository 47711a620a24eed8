const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const RANGE = /^\^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

const numbers = (parts: readonly (string | undefined)[]): readonly number[] =>
  parts.slice(1).map((part) => Number(part ?? 0));

/**
 * Returns whether a version of the contract is in a range: the same major version, and not older. A malformed version
 * is in no range, and a malformed range contains no version.
 *
 * @param range `^1`, `^1.2` or `^1.2.3`
 * @param version `1.4.0`
 */
export const accepts = (range: string, version: string): boolean => {
  const [wanted, given] = [RANGE.exec(range), VERSION.exec(version)];
  if (!wanted || !given) return false;
  const [major = 0, minor = 0, patch = 0] = numbers(wanted);
  const [givenMajor = 0, givenMinor = 0, givenPatch = 0] = numbers(given);
  if (givenMajor !== major) return false;
  return givenMinor === minor ? givenPatch >= patch : givenMinor > minor;
};
