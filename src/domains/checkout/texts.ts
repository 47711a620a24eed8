export const ADD_ADDRESS = 'Add address';
export const ADD_A_GROCERY_ITEM_TO = 'Add a grocery item to checkout';
export const BOOK_A_SLOT = 'Book a slot';
export const CALL = 'Call';
export const CANCEL = 'Cancel';
export const CHANGES_NOT_CHARGED = 'You haven’t been charged for your changes.';
export const CHANGES_NOT_PLACED = "Your changes haven't been placed";
export const CHECKOUT = 'Checkout';
export const CHECK_OUT_AS_NORMAL = 'Check out as normal';
export const CHOOSE_A_NEW_SLOT = 'Choose a new slot';
export const CHOOSE_A_TIME_FOR_YOUR = 'Choose a time for your shopping, then check out.';
export const CHOOSE_NEW = 'Please choose a new one.';
export const COUNT_UNAVAILABLE = '{count} unavailable';
export const DELIVERY_DATE_UNAVAILABLE = 'Delivery date unavailable';
export const EXCLUDING_DELIVERY = '(excluding delivery charge)';
export const GIFT_CARD_OR_VOUCHER_ADDED = 'Gift card or voucher added';
export const INSTANT_CHECKOUT_CANT_BE_USED = "Instant Checkout can't be used for this order.";
export const INSTANT_CHECKOUT_CANT_TAKE_GIFT =
  "Instant Checkout can't take gift cards or vouchers. Please check out as normal to use yours.";
export const INSTANT_CHECKOUT_IS_UNAVAILABLE = 'Instant Checkout is unavailable';
export const MAY_BE_PLACED = 'Your order may have been placed. We’re checking whether it has gone through.';
export const MINIMUM = 'To check out, please meet our {amount} minimum spend';
export const MINIMUM_MET = 'Minimum spend met';
export const MINIMUM_NO_LONGER_MET = 'Minimum spend no longer met';
export const MINIMUM_SPEND_NOT_MET = 'Minimum spend not met';
export const MINIMUM_UNKNOWN = 'To check out, please meet our minimum spend';
export const NEW_SLOT_GONE = 'New slot unavailable';
export const OK = 'OK';
export const PLACING_CHANGES = 'Placing your changes…';
export const PLEASE_ADD_A_LITTLE_MORE = 'Please add a little more to your trolley, then check out again.';
export const PLEASE_BOOK_A_SLOT_AGAIN = 'Please book a slot again: your shopping stays in your trolley.';
export const PLEASE_CHECK_YOUR_SLOT = 'Please check your slot';
export const PLEASE_TRY_AGAIN = 'Please try again';
export const PLEASE_USE_STANDARD_CHECKOUT = 'Please use standard checkout';
export const PROCEED_OR_CHOOSE = 'You can proceed with your previous slot, or choose a new one.';
export const PROCEED_TO_CHECKOUT = 'Proceed to checkout';
export const PROCEED_WITH_PREVIOUS_SLOT = 'Proceed with previous slot';
export const REMOVE_UNAVAILABLE = 'Please remove all unavailable items from your trolley.';
export const REVIEW = 'Review';
export const SHOP_GROCERIES = 'Shop groceries';
export const SLOT_CANCELLED = 'Your new slot has been cancelled, and your changes are still in your trolley.';
export const SOME_ITEMS_CANT_BE_ORDERED =
  "Some items can't be ordered as they are. Please look through your trolley, then check out again.";
export const SORRY_THERES_BEEN_A_PROBLEM = "Sorry, there's been a problem";
export const SORRY_THERE_WAS_A_PROBLEM = 'Sorry, there was a problem confirming your slot';
export const SORRY_WERE_EXPERIENCING_AN_UNEXPECTED = "Sorry, we're experiencing an unexpected error";
export const SORRY_YOUVE_BEEN_TIMED_OUT = "Sorry, you've been timed out";
export const THERE_ARE_PROBLEMS_WITH_YOUR = 'There are problems with your trolley';
export const THESE_PROBLEMS_ARE_NORMALLY_TEMPORARY =
  'These problems are normally temporary. Please refresh the page, restart your browser or try again a little later';
export const THE_NEW_SLOT_THAT_YOU = "The new slot that you chose for this order isn't available any more.";
export const TO_GO = '{amount} to go';
export const TRY_AGAIN = 'Try again';
export const UNABLE_TO_APPLY_PROMO_VOUCHER = 'Unable to apply promo voucher or code';
export const VIEW_TROLLEY = 'View trolley';
export const WE_CANT_DELIVER_YOUR_ORDER =
  "We can't deliver your order on this date. Please call customer services, who will help you.";
export const WE_COULDNT_TELL_WHETHER_YOUR =
  "We couldn't tell whether your new slot was cancelled. Your changes haven't been placed.";
export const YOUR_CHANGES_ARE_STILL_IN = 'Your changes are still in your trolley. Please check out again.';
export const YOUR_CHANGES_HAVENT_BEEN_PLACED =
  "Your changes haven't been placed, and your slot is as it was.";
export const YOUR_NEW_SLOT_COULDNT_BE = "Your new slot couldn't be cancelled";
export const YOUR_ORDER_HASNT_BEEN_PLACED = 'Please review your vouchers and codes at checkout.';
export const YOUR_ORDER_HASNT_BEEN_PLACED_2 = 'Your order hasn’t been placed';
export const YOUR_ORDER_HAS_BEEN_UPDATED =
  'Your order has been updated. Please look through it, then place it at checkout.';
export const YOUR_ORDER_NEEDS_AN_ADDRESS =
  'Your order needs an address. Please add one to your details, then check out again.';
export const YOUR_PREVIOUS_SLOT = 'Your previous slot';
export const YOUR_SLOT = 'Your slot';
export const YOUR_SLOT_IS_FOR_GROCERIES =
  'Your slot is for groceries and Entertaining together, so your order needs at least one grocery item.';
export const YOUR_SLOT_IS_NO_LONGER =
  'Your slot is no longer held for you. Please re-book a slot: your shopping stays in your trolley.';
export const YOU_STILL_NEED_TO_BOOK = 'You still need to book a slot';
