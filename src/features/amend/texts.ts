export const RELOAD_TO_SEE = 'You are changing an order. Reload the page to see until when.';
export const SLOT_STAYS =
  'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.';
