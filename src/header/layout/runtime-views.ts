/** Components that the layout renders once the runtime is loaded; they load with it, after the first paint. */
export { CheckoutReason } from '../../domains/checkout';
export { AdminReturn } from '../../domains/operator';
export { Overlays } from './Overlays';
export { SlotContent } from './SlotContent';
export { TrolleyParts } from './TrolleyParts';
