/** What of amending arrives once an order turns out to be amended. */
export { createAmendApi } from './api';
export { orderKind } from './model';
export { createAmendStore } from './store';
export { AmendBar } from './ui/AmendBar';
export { DiscardDialog } from './ui/DiscardDialog';
export { SlotChangeAlert } from './ui/SlotChangeAlert';
