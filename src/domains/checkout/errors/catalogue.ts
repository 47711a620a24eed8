import { checkoutRoute, routes } from '../../../kernel/routes';
import { NEW_SLOT_UNAVAILABLE, NOT_PLACED, SLOT_KEPT, SLOT_UNKNOWN } from '../placing/state';

export type Action =
  | {
      readonly does: 'go';
      readonly label: string;
      readonly to: string;
      /** The slot is gone: the header and other pages must no longer use it. */
      readonly clearsSlot?: true;
    }
  /** Navigates to the booking page of the booked slot's type. */
  | { readonly does: 'choose-slot'; readonly label: string }
  /** Cancels the new slot and places the order with the previous one. */
  | { readonly does: 'proceed'; readonly label: string }
  /** The configured number follows the label. */
  | { readonly does: 'telephone'; readonly label: string }
  | { readonly does: 'reload' | 'close'; readonly label: string };

/** One error, as shown to shoppers. */
export interface CatalogueEntry {
  readonly title: string;
  readonly text: string;
  /** The last one is the primary action. */
  readonly actions: readonly Action[];
  /** 'error' is reported to the host's error monitoring; 'info' can be fixed by the shopper [ERR-5]. */
  readonly severity: 'error' | 'info';
  /** The slot that the dialog shows. */
  readonly slot?: 'previous' | 'current';
  /** The header's trolley is out of date: it is refetched before the action runs. The dialog shows its figures. */
  readonly readsTrolley?: true;
  /** The dialog cannot be closed [ERR-1]. */
  readonly isAlert?: true;
}

/** A code of the header. The shop's codes have no colon. */
export const UNEXPECTED = 'header:unexpected';

const bookSlot: Action = { does: 'go', label: 'Book a slot', to: routes.serviceSelection };
const viewTrolley: Action = { does: 'go', label: 'View trolley', to: routes.trolley };
const checkOutAsNormal: Action = { does: 'go', label: 'Check out as normal', to: routes.checkout };
const tryAgain: Action = { does: 'reload', label: 'Try again' };
const chooseNewSlot: Action = { does: 'choose-slot', label: 'Choose a new slot' };

const giftOrVoucher: CatalogueEntry = {
  title: 'Gift card or voucher added',
  text: "Instant Checkout can't take gift cards or vouchers. Please check out as normal to use yours.",
  actions: [checkOutAsNormal],
  severity: 'info',
};
const instantUnavailable: CatalogueEntry = {
  title: 'Instant Checkout is unavailable',
  text: 'Your order has been updated. Please look through it, then place it at checkout.',
  actions: [{ does: 'go', label: 'Proceed to checkout', to: routes.checkout }],
  severity: 'info',
  readsTrolley: true,
};

/** Every error that has its own dialog, by code [ERR-3]. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = {
  ORDER_ORCHESTRATION_017: {
    title: 'You still need to book a slot',
    text: 'Choose a time for your shopping, then check out.',
    actions: [bookSlot],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_029: {
    title: "Sorry, you've been timed out",
    text: 'Your slot is no longer held for you. Please re-book a slot: your shopping stays in your trolley.',
    actions: [{ ...bookSlot, clearsSlot: true }],
    severity: 'error',
  },
  ORDER_ORCHESTRATION_041: {
    title: 'There are problems with your trolley',
    text: "Some items can't be ordered as they are. Please look through your trolley, then check out again.",
    actions: [viewTrolley],
    severity: 'error',
    readsTrolley: true,
  },
  ORDER_ORCHESTRATION_042: {
    title: 'Minimum spend not met',
    text: 'Please add a little more to your trolley, then check out again.',
    actions: [viewTrolley],
    severity: 'info',
    readsTrolley: true,
  },
  ORDER_ORCHESTRATION_043: {
    title: 'Add a grocery item to checkout',
    text: 'Your slot is for groceries and Entertaining together, so your order needs at least one grocery item.',
    actions: [{ does: 'go', label: 'Shop groceries', to: routes.groceries }],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_044: {
    title: 'Sorry, there was a problem confirming your slot',
    text: 'Please book a slot again: your shopping stays in your trolley.',
    actions: [{ ...bookSlot, clearsSlot: true }],
    severity: 'error',
  },
  [NEW_SLOT_UNAVAILABLE]: {
    title: 'New slot unavailable',
    text: "The new slot that you chose for this order isn't available any more.",
    actions: [chooseNewSlot, { does: 'proceed', label: 'Proceed with previous slot' }],
    severity: 'error',
    slot: 'previous',
  },
  ORDER_ORCHESTRATION_091: {
    title: 'Unable to apply promo voucher or code',
    text: "Your order hasn't been placed. Please review your vouchers and codes at checkout.",
    actions: [
      { does: 'close', label: 'Cancel' },
      { does: 'go', label: 'Review', to: checkoutRoute('checkoutPromoCodes') },
    ],
    severity: 'error',
  },
  ORDER_ORCHESTRATION_111: {
    title: 'Delivery date unavailable',
    text: "We can't deliver your order on this date. Please call customer services, who will help you.",
    actions: [{ does: 'telephone', label: 'Call' }],
    severity: 'error',
  },
  ORDER_ORCHESTRATION_123: giftOrVoucher,
  ORDER_ORCHESTRATION_124: giftOrVoucher,
  ORDER_ORCHESTRATION_125: {
    title: 'Add address',
    text: 'Your order needs an address. Please add one to your details, then check out again.',
    actions: [{ does: 'go', label: 'Add address', to: routes.myDetails }],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_127: {
    title: 'Please use standard checkout',
    text: "Instant Checkout can't be used for this order.",
    actions: [checkOutAsNormal],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_136: instantUnavailable,
  ORDER_ORCHESTRATION_137: instantUnavailable,
  [SLOT_KEPT]: {
    title: "Your new slot couldn't be cancelled",
    text: "Your changes haven't been placed, and your slot is as it was.",
    actions: [chooseNewSlot, tryAgain],
    severity: 'error',
    slot: 'current',
  },
  [SLOT_UNKNOWN]: {
    title: 'Please check your slot',
    text: "We couldn't tell whether your new slot was cancelled. Your changes haven't been placed.",
    actions: [tryAgain],
    severity: 'error',
  },
  [NOT_PLACED]: {
    title: 'Your order hasn’t been placed',
    text: 'Your changes are still in your trolley. Please check out again.',
    actions: [{ does: 'close', label: 'OK' }],
    severity: 'error',
  },
  [UNEXPECTED]: {
    title: "Sorry, we're experiencing an unexpected error",
    text: 'These problems are normally temporary. Please refresh the page, restart your browser or try again a little later',
    actions: [{ does: 'reload', label: 'OK' }],
    severity: 'error',
    isAlert: true,
  },
};

/** The entry of every other code, including TIMEOUT and UNKNOWN_ERROR [ERR-2]. */
export const DEFAULT_ENTRY: CatalogueEntry = {
  title: "Sorry, there's been a problem",
  text: 'Please try again',
  actions: [tryAgain],
  severity: 'error',
};

/** Returns the entry of a code; the default entry for unknown codes, including 'constructor' [ERR-3]. */
export const entryOf = (code: string): CatalogueEntry =>
  (Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code] : undefined) ?? DEFAULT_ENTRY;
