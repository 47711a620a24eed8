/**
 * Loads once, and after a failure again when loading may succeed: the page is online again, is shown again, or has
 * another address. Each event makes one attempt at most, after the one that is under way [FED-4].
 *
 * @param onLoaded called once, with what has loaded
 * @param onFailed called after each failure
 * @returns a function that ends this
 */
export const loadUntilLoaded = <T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
  onFailed: () => void,
): (() => void) => {
  let { href } = location;
  let isTrying = false;
  let isDue = false;
  let hasEnded = false;
  const attempt = (): void => {
    isTrying = true;
    isDue = false;
    load().then(
      (loaded) => {
        if (hasEnded) return;
        end();
        onLoaded(loaded);
      },
      () => {
        isTrying = false;
        if (hasEnded) return;
        onFailed();
        if (isDue) attempt();
      },
    );
  };
  const onEvent = ({ type }: Event): void => {
    const mayLoad = href !== location.href || type === 'online' || (type.startsWith('v') && !document.hidden);
    ({ href } = location);
    if (mayLoad && isTrying) isDue = true;
    else if (mayLoad) attempt();
  };
  const listen = (method: 'addEventListener' | 'removeEventListener'): void => {
    // Without the Navigation API no event reports `pushState`; the focus moves soon after it.
    for (const type of ['online', 'visibilitychange', 'popstate', 'focusin']) window[method](type, onEvent);
    // In a browser without it, a page's own global may have its name.
    const { navigation } = window as { readonly navigation?: Partial<EventTarget> };
    navigation?.[method]?.('currententrychange', onEvent);
  };
  const end = (): void => {
    hasEnded = true;
    listen('removeEventListener');
  };
  listen('addEventListener');
  attempt();
  return end;
};
