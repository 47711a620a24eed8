import { useEffect, useState } from 'react';
import { hydratesCurrentState } from './use-store';

/** What has loaded, by the function that loads it. */
const known = new WeakMap<() => unknown, object>();

/**
 * Loads a value when `isWanted` first becomes true. After a failure, loads again the next time it becomes true.
 * A value that is undefined is a failure, too: another script may have registered a module of the same id, without the export.
 * A control that is shown keeps its node, focus and press while React takes over the header: what has loaded is there at once.
 *
 * @param load must be the same function at each render; undefined while it is not available
 * @param onFailure called with the error of a failed load, and whether the value is still wanted; must be the same function
 *   at each render
 * @returns the value; undefined until it is loaded
 */
export const useLazy = <T extends object>(
  load: (() => Promise<T | undefined>) | undefined,
  isWanted: boolean,
  onFailure?: (error: unknown, isWanted: boolean) => void,
): T | undefined => {
  const [loaded, setLoaded] = useState(() =>
    load && isWanted && hydratesCurrentState() ? (known.get(load) as T | undefined) : undefined,
  );
  useEffect(() => {
    if (!isWanted || !load || loaded) return undefined;
    let isCurrent = true;
    load()
      .then((value) => {
        if (!value) throw new TypeError('missing export');
        known.set(load, value);
        // A component is a function, which React would call.
        if (isCurrent) setLoaded(() => value);
      })
      .catch((error: unknown) => onFailure?.(error, isCurrent));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, load, onFailure]);
  return loaded;
};
