import { DEFAULT_TIMEOUT_MS, LoadError, type ProblemPart } from './options';

/**
 * Returns why a file failed to load. Browsers report a missing file and a file with a wrong hash alike, so a HEAD
 * request finds out which it is.
 *
 * @param integrity the expected hash; empty if the file has none
 */
export const failureOf = async (url: string, part: ProblemPart, integrity: string): Promise<LoadError> => {
  const isOther =
    integrity &&
    (await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    ));
  return isOther
    ? new LoadError('integrity', part, `${url} is not the released file`)
    : new LoadError('network', part, `${url} did not load`);
};
