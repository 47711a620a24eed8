import { stopAll } from '../kernel/stop-all';
import type { HeaderContext } from './context';

type Order = Pick<HeaderContext, 'trolley' | 'slot'>;

/** Whether trolley or slot are still loading or changing, so that nothing may be decided on them [CHK-1] [SLOT-8]. */
export const isOrderPending = ({ trolley, slot }: Order): boolean =>
  [trolley, slot].some((store) => {
    const { status, isUpdating } = store.getState();
    return isUpdating || status.kind === 'pending';
  });

/** Resolves when trolley and slot have loaded or failed to load, or after the interaction timeout. Never rejects. */
export const orderKnown = (context: Order & Pick<HeaderContext, 'withTimeout'>): Promise<void> => {
  const known = new Promise<void>((resolve) => {
    const check = () => {
      if (isOrderPending(context)) return;
      stop();
      resolve();
    };
    const stop = stopAll(context.trolley.subscribe(check), context.slot.subscribe(check));
  });
  return context.withTimeout(known).catch(() => undefined);
};
