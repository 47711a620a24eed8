/** Changing an order that has been placed. */
export { createAmendApi } from './api';
export { orderKind } from './model';
export { createAmendStore } from './store';
export { AmendBar, EndedBar } from './ui/AmendBar';
export { DiscardDialog } from './ui/DiscardDialog';
export { SlotChangeAlert } from './ui/SlotChangeAlert';
