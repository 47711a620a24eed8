import { isBusy, type EntryStore } from '../../domains/checkout';
import type { HeaderContext } from '../../header/context/context';
import type { Modal } from '../../header/context/modal-state';
import { createCheckoutChoice } from './checkout-choice';
import type { Errors } from './errors';
import { createOrderPlacing } from './place-order';

/** The lazy-loaded part of checkout: placing orders and showing their errors. */
export interface Ordering {
  readonly errors: Errors;
  /** Creates the dialog that offers both ways to check out. */
  readonly choose: (href: string) => Promise<Modal>;
  /** Finds out the outcome of orders that were sent before this page loaded. Never rejects. */
  readonly resume: () => Promise<void>;
}

export const createOrdering = (header: HeaderContext, entry: EntryStore): Ordering => {
  const { order, errors } = createOrderPlacing(header);
  order.placing.subscribe((state) => {
    const control = state.kind === 'placed' ? 'success' : 'rest';
    entry.setState({ control: isBusy(state) ? 'waiting' : control });
  });
  return { errors, choose: createCheckoutChoice({ ...header, order, entry }), resume: order.resume };
};
