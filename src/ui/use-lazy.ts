import { useEffect, useState } from 'react';

/**
 * Fetches something when it is first wanted. A failed fetch is tried again the next time it is wanted.
 *
 * @param load must be the same function at each render; undefined while there is nothing to fetch it with
 */
export const useLazy = <T>(load: (() => Promise<T>) | undefined, isWanted: boolean): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (!isWanted || !load || loaded) return undefined;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setLoaded({ value });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, load]);
  return loaded?.value;
};
