import { useEffect, useState } from 'react';

/**
 * Loads a value when `isWanted` first becomes true. After a failure, loads again the next time it becomes true.
 *
 * @param load must be the same function at each render; undefined while it is not available
 * @param onFailure called with the error of a failed load; must be the same function at each render
 * @returns the value; undefined until it is loaded
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
