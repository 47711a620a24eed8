/** Components that the layout renders once the runtime is loaded; they load with it, after the first paint. */
export { ContactAddressBadge } from '../../domains/account/lazy';
export { CheckoutReason } from '../../domains/checkout';
export { AdminReturn } from '../../domains/operator';
export { BookedSlot } from './BookedSlot';
export { Overlays } from './Overlays';
export { TrolleyParts } from './TrolleyParts';
