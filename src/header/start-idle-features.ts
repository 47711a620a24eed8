import type { HeaderContext } from '../context/context';
import { onceSettled } from '../context/once-settled';

/**
 * Loads and starts the features that nothing on the page waits for, once trolley and slot are displayed and the page is
 * idle.
 *
 * @returns a function that stops them
 */
export const startIdleFeatures = (context: HeaderContext): (() => void) => {
  const { browser, report } = context;
  let stops: readonly (() => void)[] = [];
  let isStopped = false;

  const load = async () => {
    try {
      const { createIdleFeatures } = await import(/* webpackChunkName: "idle" */ './idle-features');
      if (!isStopped) stops = createIdleFeatures(context);
    } catch (error) {
      report('idle features', error);
    }
  };
  const stopWaiting = onceSettled(context, () => browser.whenIdle(() => void load()));
  return () => {
    isStopped = true;
    stopWaiting();
    for (const each of stops) each();
  };
};
