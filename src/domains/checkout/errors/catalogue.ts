import {
  ADD_ADDRESS,
  ADD_A_GROCERY_ITEM_TO,
  BOOK_A_SLOT,
  CALL,
  CANCEL,
  CHECK_OUT_AS_NORMAL,
  CHOOSE_A_NEW_SLOT,
  CHOOSE_A_TIME_FOR_YOUR,
  DELIVERY_DATE_UNAVAILABLE,
  GIFT_CARD_OR_VOUCHER_ADDED,
  INSTANT_CHECKOUT_CANT_BE_USED,
  INSTANT_CHECKOUT_CANT_TAKE_GIFT,
  INSTANT_CHECKOUT_IS_UNAVAILABLE,
  MINIMUM_SPEND_NOT_MET,
  NEW_SLOT_GONE,
  OK,
  PLEASE_ADD_A_LITTLE_MORE,
  PLEASE_BOOK_A_SLOT_AGAIN,
  PLEASE_CHECK_YOUR_SLOT,
  PLEASE_TRY_AGAIN,
  PLEASE_USE_STANDARD_CHECKOUT,
  PROCEED_TO_CHECKOUT,
  PROCEED_WITH_PREVIOUS_SLOT,
  REVIEW,
  SHOP_GROCERIES,
  SOME_ITEMS_CANT_BE_ORDERED,
  SORRY_THERES_BEEN_A_PROBLEM,
  SORRY_THERE_WAS_A_PROBLEM,
  SORRY_WERE_EXPERIENCING_AN_UNEXPECTED,
  SORRY_YOUVE_BEEN_TIMED_OUT,
  THERE_ARE_PROBLEMS_WITH_YOUR,
  THESE_PROBLEMS_ARE_NORMALLY_TEMPORARY,
  THE_NEW_SLOT_THAT_YOU,
  TRY_AGAIN,
  UNABLE_TO_APPLY_PROMO_VOUCHER,
  VIEW_TROLLEY,
  WE_CANT_DELIVER_YOUR_ORDER,
  WE_COULDNT_TELL_WHETHER_YOUR,
  YOUR_CHANGES_ARE_STILL_IN,
  YOUR_CHANGES_HAVENT_BEEN_PLACED,
  YOUR_NEW_SLOT_COULDNT_BE,
  YOUR_ORDER_HASNT_BEEN_PLACED,
  YOUR_ORDER_HASNT_BEEN_PLACED_2,
  YOUR_ORDER_HAS_BEEN_UPDATED,
  YOUR_ORDER_NEEDS_AN_ADDRESS,
  YOUR_SLOT_IS_FOR_GROCERIES,
  YOUR_SLOT_IS_NO_LONGER,
  YOU_STILL_NEED_TO_BOOK,
} from '../texts';
import { checkoutRoute, routes } from '../../../kernel/routes';
import { NEW_SLOT_UNAVAILABLE, NOT_PLACED, SLOT_KEPT, SLOT_UNKNOWN } from '../placing/store';

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
  readonly slot?: 'previous' | 'current';
  /** The header's trolley is out of date: it is refetched before the action runs. The dialog shows its figures. */
  readonly readsTrolley?: true;
  /** The header's slot is out of date: it is refetched when the dialog opens. */
  readonly readsSlot?: true;
  /** The dialog cannot be closed [ERR-1]. */
  readonly isAlert?: true;
}

/** A code of the header. The shop's codes have no colon. */
export const UNEXPECTED = 'header:unexpected';

const bookSlot: Action = { does: 'go', label: BOOK_A_SLOT, to: routes.serviceSelection };
const viewTrolley: Action = { does: 'go', label: VIEW_TROLLEY, to: routes.trolley };
const checkOutAsNormal: Action = { does: 'go', label: CHECK_OUT_AS_NORMAL, to: routes.checkout };
const tryAgain: Action = { does: 'reload', label: TRY_AGAIN };
const chooseNewSlot: Action = { does: 'choose-slot', label: CHOOSE_A_NEW_SLOT };

const giftOrVoucher: CatalogueEntry = {
  title: GIFT_CARD_OR_VOUCHER_ADDED,
  text: INSTANT_CHECKOUT_CANT_TAKE_GIFT,
  actions: [checkOutAsNormal],
  severity: 'info',
};
const instantUnavailable: CatalogueEntry = {
  title: INSTANT_CHECKOUT_IS_UNAVAILABLE,
  text: YOUR_ORDER_HAS_BEEN_UPDATED,
  actions: [{ does: 'go', label: PROCEED_TO_CHECKOUT, to: routes.checkout }],
  severity: 'info',
  readsTrolley: true,
};

/** Every error that has its own dialog, by code [ERR-3]. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = {
  ORDER_ORCHESTRATION_017: {
    title: YOU_STILL_NEED_TO_BOOK,
    text: CHOOSE_A_TIME_FOR_YOUR,
    actions: [bookSlot],
    severity: 'info',
    readsSlot: true,
  },
  ORDER_ORCHESTRATION_029: {
    title: SORRY_YOUVE_BEEN_TIMED_OUT,
    text: YOUR_SLOT_IS_NO_LONGER,
    actions: [{ ...bookSlot, clearsSlot: true }],
    severity: 'error',
    readsSlot: true,
  },
  ORDER_ORCHESTRATION_041: {
    title: THERE_ARE_PROBLEMS_WITH_YOUR,
    text: SOME_ITEMS_CANT_BE_ORDERED,
    actions: [viewTrolley],
    severity: 'error',
    readsTrolley: true,
  },
  ORDER_ORCHESTRATION_042: {
    title: MINIMUM_SPEND_NOT_MET,
    text: PLEASE_ADD_A_LITTLE_MORE,
    actions: [viewTrolley],
    severity: 'info',
    readsTrolley: true,
  },
  ORDER_ORCHESTRATION_043: {
    title: ADD_A_GROCERY_ITEM_TO,
    text: YOUR_SLOT_IS_FOR_GROCERIES,
    actions: [{ does: 'go', label: SHOP_GROCERIES, to: routes.groceries }],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_044: {
    title: SORRY_THERE_WAS_A_PROBLEM,
    text: PLEASE_BOOK_A_SLOT_AGAIN,
    actions: [{ ...bookSlot, clearsSlot: true }],
    severity: 'error',
    readsSlot: true,
  },
  [NEW_SLOT_UNAVAILABLE]: {
    title: NEW_SLOT_GONE,
    text: THE_NEW_SLOT_THAT_YOU,
    actions: [chooseNewSlot, { does: 'proceed', label: PROCEED_WITH_PREVIOUS_SLOT }],
    severity: 'error',
    slot: 'previous',
  },
  ORDER_ORCHESTRATION_091: {
    title: UNABLE_TO_APPLY_PROMO_VOUCHER,
    text: YOUR_ORDER_HASNT_BEEN_PLACED,
    actions: [
      { does: 'close', label: CANCEL },
      { does: 'go', label: REVIEW, to: checkoutRoute('checkoutPromoCodes') },
    ],
    severity: 'error',
  },
  ORDER_ORCHESTRATION_111: {
    title: DELIVERY_DATE_UNAVAILABLE,
    text: WE_CANT_DELIVER_YOUR_ORDER,
    actions: [{ does: 'telephone', label: CALL }],
    severity: 'error',
  },
  ORDER_ORCHESTRATION_123: giftOrVoucher,
  ORDER_ORCHESTRATION_124: giftOrVoucher,
  ORDER_ORCHESTRATION_125: {
    title: ADD_ADDRESS,
    text: YOUR_ORDER_NEEDS_AN_ADDRESS,
    actions: [{ does: 'go', label: ADD_ADDRESS, to: routes.myDetails }],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_127: {
    title: PLEASE_USE_STANDARD_CHECKOUT,
    text: INSTANT_CHECKOUT_CANT_BE_USED,
    actions: [checkOutAsNormal],
    severity: 'info',
  },
  ORDER_ORCHESTRATION_136: instantUnavailable,
  ORDER_ORCHESTRATION_137: instantUnavailable,
  [SLOT_KEPT]: {
    title: YOUR_NEW_SLOT_COULDNT_BE,
    text: YOUR_CHANGES_HAVENT_BEEN_PLACED,
    actions: [chooseNewSlot, tryAgain],
    severity: 'error',
    slot: 'current',
  },
  [SLOT_UNKNOWN]: {
    title: PLEASE_CHECK_YOUR_SLOT,
    text: WE_COULDNT_TELL_WHETHER_YOUR,
    actions: [tryAgain],
    severity: 'error',
  },
  [NOT_PLACED]: {
    title: YOUR_ORDER_HASNT_BEEN_PLACED_2,
    text: YOUR_CHANGES_ARE_STILL_IN,
    actions: [{ does: 'close', label: OK }],
    severity: 'error',
  },
  [UNEXPECTED]: {
    title: SORRY_WERE_EXPERIENCING_AN_UNEXPECTED,
    text: THESE_PROBLEMS_ARE_NORMALLY_TEMPORARY,
    actions: [{ does: 'reload', label: OK }],
    severity: 'error',
    isAlert: true,
  },
};

/** The entry of every other code, including TIMEOUT and UNKNOWN_ERROR [ERR-2]. */
export const DEFAULT_ENTRY: CatalogueEntry = {
  title: SORRY_THERES_BEEN_A_PROBLEM,
  text: PLEASE_TRY_AGAIN,
  actions: [tryAgain],
  severity: 'error',
};

/** Returns the entry of a code; the default entry for unknown codes, including 'constructor' [ERR-3]. */
export const entryOf = (code: string): CatalogueEntry =>
  (Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code] : undefined) ?? DEFAULT_ENTRY;
