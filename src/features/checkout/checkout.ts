import { createEntryStore } from '../../domains/checkout';
import { lazy } from '../../kernel/lazy';
import type { HeaderContext } from '../../header/context/context';
import { createCheckoutEntry, type CheckoutEntry } from './checkout-entry';
import { GENERIC_ERROR } from './texts';

export interface Checkout extends CheckoutEntry {
  /**
   * Shows the error dialog that cannot be closed [ERR-1]. The promise resolves once the dialog, or the message that it failed
   * to load, is shown. It never rejects.
   */
  readonly showGenericError: () => Promise<void>;
}

/**
 * Checkout from the header, step by step:
 *
 * 1. `checkout-entry.ts`: the Checkout control, and what a press on it does.
 * 2. `ordering.ts`: the chunk that loads with the first press that offers Instant Checkout.
 * 3. `checkout-choice.tsx`: the dialog that offers both ways to check out.
 * 4. `place-order.ts`: places the order, and goes to the confirmation or shows the error.
 * 5. `create-saga.ts`: connects `domains/checkout/placing/saga.ts` (send, retry, check the outcome) to services and stores.
 * 6. `follow-placing.ts`: explains long waits. `errors.ts` and `error-modal.tsx`: the error dialogs.
 */
export const createCheckout = (context: HeaderContext): Checkout => {
  const { announcer, modals, withTimeout } = context;
  const entry = createEntryStore({ t: context.t, announce: announcer.announce });
  const loadOrdering = lazy(async () => {
    const { createOrdering } = await import(/* webpackChunkName: "checkout" */ './ordering');
    return createOrdering(context, entry);
  });
  return {
    ...createCheckoutEntry(context, entry, loadOrdering),
    async showGenericError() {
      try {
        await (await withTimeout(loadOrdering())).errors.showGenericError();
      } catch {
        modals.notify(GENERIC_ERROR);
      }
    },
  };
};
