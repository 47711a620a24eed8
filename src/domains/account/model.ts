/** Who the header is shown to; 'pending' stands as signed in, without values [AUTH-2]. */
export type Identity = 'pending' | 'visitor' | 'customer' | 'operator';

export const ORDER_STATES = [
  'AMENDING',
  'CANCELLED',
  'COMPLETED',
  'FULFIL',
  'PAID',
  'PAYMENT_FAILED',
  'PENDING',
  'PICKED',
  'PLACED',
  'REFUND_PENDING',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** What the shop knows of the customer's current order; empty for visitors and on failure [AUTH-7]. */
export interface ShoppingContext {
  readonly customerId?: string;
  readonly customerOrderId?: string;
  readonly customerOrderState?: OrderState;
  readonly defaultBranchId?: string;
}

export const EMPTY_CONTEXT: ShoppingContext = {};

/** Life of the customerId cookie in seconds: about 30 days [AUTH-6]. */
export const CUSTOMER_COOKIE_SECONDS = 30 * 24 * 60 * 60;
