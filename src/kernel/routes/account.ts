import * as routes from './paths';

export const orderRoute = (customerOrderId: string): string =>
  `${routes.orders}/order/${encodeURIComponent(customerOrderId)}`;

/** @param segment the programme's name as configured, such as 'fernleigh-rewards' [NAV-4] */
export const loyaltyRoute = (segment: string): string => `${routes.root}/my-${encodeURIComponent(segment)}`;

/** Staff leave the customer's account here [NAV-9]. */
export const adminReturnRoute = (adminAppUrl: string, customerId: string): string =>
  `${adminAppUrl.replace(/\/+$/, '')}/customer/${encodeURIComponent(customerId)}/details`;
