import { DEFAULT_TIMEOUT_MS, LoadError, type ProblemPart } from './options';

/**
 * Returns why a file failed to load. Browsers report a missing file and a file with a wrong hash alike, so a HEAD
 * request finds out which it is.
 */
export const failureOf = async (url: string, part: ProblemPart): Promise<LoadError> => {
  const response = await fetch(url, {
    method: 'HEAD',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return response
    ? new LoadError('integrity', part, `${url} is not the file that was released`)
    : new LoadError('network', part, `${url} did not load`);
};
