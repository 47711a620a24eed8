export const ADDED = '{count} added';
export const AND_MORE = 'and {count} more';
export const BEING_PLACED = 'Your order is being placed. We’re checking whether it has gone through.';
export const CHANGED = '{count} changed';
export const CHECK_OUT_AS_NORMAL = 'Check out as normal';
export const CHECK_OUT_THE_WAY_YOU_WANT = 'Check out the way you want';
export const FAILED_TO_OPEN =
  'Instant checkout could not be opened. Press Checkout again to check out as normal.';
export const GENERIC_ERROR = "Sorry, there's been a problem. Please try again.";
export const INSTANT_CHECKOUT = 'Instant checkout';
export const INSTANT_CHECKOUT_TEXT =
  'Instant checkout places your changes at once, with the payment and slot of your order. Check out as normal to look at everything first.';
export const ITEMS = 'Items';
export const ITEMS_TOTAL = 'Items total';
export const MISSING_AMOUNT = 'You need {amount} more to reach it.';
export const NOT_PLACED = "Your order couldn't be placed. Please try again.";
export const ORDER_CHANGED = 'Your order has changed. Please look at it before you check out.';
export const PLACED = 'Your order has been placed.';
export const REMOVED = '{count} removed';
export const REMOVED_PRODUCTS = 'No longer in your order: {products}.';
export const SLOT = 'Slot';
export const STILL_CHECKING = 'We’re still checking whether your order was placed.';
export const STILL_PLACING = 'Still working. Don’t close this page.';
export const TOTAL = 'Total';
export const UNAVAILABLE_PRODUCTS = 'Unavailable: {products}.';
