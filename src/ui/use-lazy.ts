import { useEffect, useState } from 'react';

/**
 * Fetches something when it is first wanted. A failed fetch is tried again the next time it is wanted.
 *
 * @param load must be the same function at each render; undefined while there is nothing to fetch it with
 * @param onFailure hears that it can't be had; must be the same function at each render
 */
export const useLazy = <T>(
  load: (() => Promise<T>) | undefined,
  isWanted: boolean,
  onFailure?: (error: unknown) => void,
): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (!isWanted || !load || loaded) return undefined;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setLoaded({ value });
      },
      (error: unknown) => {
        if (isCurrent) onFailure?.(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, load, onFailure]);
  return loaded?.value;
};
