import { isWaiting } from '../platform/session';
import type { HeaderContext } from './context';

type SettledContext = Pick<HeaderContext, 'session' | 'trolley' | 'slot'>;

/** Returns whether it is known who is signed in, and a customer's trolley and slot have loaded or failed to load. */
const isSettled = ({ session, trolley, slot }: SettledContext): boolean => {
  const status = session.getState();
  if (status.kind !== 'signed-in') return !isWaiting(status);
  return trolley.getState().status.kind !== 'pending' && slot.getState().status.kind !== 'pending';
};

/**
 * Calls `start` once, when it is known who is signed in, and a customer's trolley and slot have loaded or failed to load.
 * What nothing on the page waits for starts here: earlier, it would delay the labels of trolley and slot.
 *
 * @param start returns a function that stops what it started
 * @returns a function that stops waiting, or stops what was started
 */
export const onceSettled = (context: SettledContext, start: () => () => void): (() => void) => {
  const unsubscribe = () => {
    for (const each of subscriptions) each();
    subscriptions = [];
  };
  const update = () => {
    if (!isSettled(context)) return;
    unsubscribe();
    stop = start();
  };
  let stop = unsubscribe;
  let subscriptions = [context.session, context.trolley, context.slot].map((store) =>
    store.subscribe(update),
  );
  update();
  return () => stop();
};
