import { useEffect, useState, type ComponentType } from 'react';

/**
 * Fetches a component when it is first wanted. A failed fetch is tried again the next time it is wanted.
 *
 * @param load gives the component; must be the same function at each render
 */
export const useLazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined => {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> }>();
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isCurrent = true;
    load().then(
      (Component) => {
        if (isCurrent) setLoaded({ Component });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, load]);
  return loaded?.Component;
};
