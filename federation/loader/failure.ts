import { DEFAULT_TIMEOUT, LoadError, type ProblemPart } from './options';

/**
 * Why a file did not come. Browsers report a missing one and one with the wrong hash alike, so it is asked for once
 * more to tell.
 */
export const failureOf = async (url: string, part: ProblemPart): Promise<LoadError> => {
  const answered = await fetch(url, {
    method: 'HEAD',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(DEFAULT_TIMEOUT),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answered
    ? new LoadError('integrity', part, `${url} is not the file that was released`)
    : new LoadError('network', part, `${url} did not load`);
};
