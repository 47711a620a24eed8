/** The preview of the trolley, as a dialog and as a popover. */
export { TrolleyPopover } from './ui/TrolleyPopover';
export { TrolleySheet } from './ui/TrolleySheet';
export type { SetAmounts } from './ui/use-changes';
