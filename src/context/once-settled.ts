import { isWaiting } from '../platform/session';
import type { HeaderContext } from './context';

type SettledContext = Pick<HeaderContext, 'session' | 'trolley' | 'slot'>;
type WaitContext = SettledContext & Pick<HeaderContext, 'browser' | 'withTimeout'>;

const isLoaded = ({ getState }: HeaderContext['trolley'] | HeaderContext['slot']): boolean => {
  const { status, isUpdating } = getState();
  return status.kind !== 'pending' && !isUpdating;
};

/**
 * Returns whether it is known who is signed in, and a customer's trolley and slot have loaded or failed to load, and no
 * host changes them.
 */
export const isSettled = ({ session, trolley, slot }: SettledContext): boolean => {
  const status = session.getState();
  return status.kind === 'signed-in' ? isLoaded(trolley) && isLoaded(slot) : !isWaiting(status);
};

/**
 * Calls `start` once, as soon as the stores are ready.
 *
 * @param start returns a function that stops what it started
 * @returns a function that stops waiting, or stops what was started
 */
export const onceReady = (
  stores: readonly { readonly subscribe: (listener: () => void) => () => void }[],
  isReady: () => boolean,
  start: () => () => void,
): (() => void) => {
  const unsubscribe = () => {
    for (const each of subscriptions) each();
    subscriptions = [];
  };
  const update = () => {
    if (!isReady()) return;
    unsubscribe();
    stop = start();
  };
  let stop = unsubscribe;
  let subscriptions = stores.map((store) => store.subscribe(update));
  update();
  return () => stop();
};

/**
 * Calls `start` once, when it is known who is signed in, and a customer's trolley and slot have loaded or failed to load.
 * What nothing on the page waits for starts here: earlier, it would delay the labels of trolley and slot.
 */
export const onceSettled = (context: SettledContext, start: () => () => void): (() => void) =>
  onceReady([context.session, context.trolley, context.slot], () => isSettled(context), start);

/**
 * Waits for a press until `isSettled`, because nothing may be decided on data that is still loading.
 *
 * @returns a promise of false when the data is still loading after the interaction timeout [ERR-6]; of undefined when the
 *   shopper has gone to another page. It never rejects.
 */
export const whenSettled = async (context: WaitContext): Promise<boolean | undefined> => {
  const { browser, withTimeout } = context;
  const { href } = browser.location();
  let stop: (() => void) | undefined;
  const settled = new Promise<boolean>((resolve) => {
    stop = onceSettled(context, () => {
      resolve(true);
      return () => undefined;
    });
  });
  const isKnown = await withTimeout(settled).catch(() => {
    stop?.();
    return false;
  });
  return browser.location().href === href ? isKnown : undefined;
};
