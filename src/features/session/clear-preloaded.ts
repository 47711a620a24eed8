import { stopAll } from '../../kernel/stop-all';
import type { HeaderContext } from '../../context/context';

/**
 * Shows the server's data until trolley and slot have both loaded once; after that it would be outdated [FED-8].
 *
 * @returns a function that removes the listeners
 */
export const clearPreloadedOnceLoaded = ({ page, trolley, slot }: HeaderContext): (() => void) => {
  const clear = () => {
    if (trolley.getState().status.kind !== 'pending' && slot.getState().status.kind !== 'pending') {
      page.setState({ preloaded: undefined });
      stop();
    }
  };
  const stop = stopAll(trolley.subscribe(clear), slot.subscribe(clear));
  return stop;
};
