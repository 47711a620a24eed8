/** The user's identity. While it is 'pending', the header renders as for a signed-in user, without values [AUTH-2]. */
export type Identity = 'pending' | 'visitor' | 'customer' | 'operator';

/** The ten order states of the shop. */
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

/** The customer's current order and branch; empty for visitors and after a failure [AUTH-7]. */
export interface ShoppingContext {
  readonly customerId?: string | undefined;
  readonly customerOrderId?: string | undefined;
  readonly customerOrderState?: OrderState | undefined;
  readonly defaultBranchId?: string | undefined;
}

export const EMPTY_CONTEXT: ShoppingContext = {};

/** Lifetime of the customerId cookie in seconds: about 30 days [AUTH-6]. */
export const CUSTOMER_COOKIE_SECONDS = 30 * 24 * 60 * 60;
