import { isBusy, type EntryStore } from '../../domains/checkout';
import { createCheckout, type CheckoutDeps } from './checkout';
import { createCheckoutChoice, type CheckoutChoiceDeps } from './checkout-choice';
import type { Errors } from './errors';
import type { Modal } from '../modals';

export interface OrderingDeps extends CheckoutDeps, Omit<CheckoutChoiceDeps, 'checkout'> {
  readonly entry: EntryStore;
}

/** Placing an order from the header, and telling what went wrong with one. */
export interface Ordering {
  readonly errors: Errors;
  /** The dialog that offers both ways to check out. */
  readonly choose: (href: string) => Promise<Modal>;
}

export const createOrdering = (deps: OrderingDeps): Ordering => {
  const { checkout, errors } = createCheckout(deps);
  checkout.placing.subscribe((state) => {
    const control = state.kind === 'placed' ? 'success' : 'rest';
    deps.entry.setState({ control: isBusy(state) ? 'waiting' : control });
  });
  return { errors, choose: createCheckoutChoice({ ...deps, checkout }) };
};
