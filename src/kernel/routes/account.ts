import { pathSegment } from '../encode';
import * as routes from './paths';

export const orderRoute = (customerOrderId: string): string =>
  `${routes.orders}/order/${pathSegment(customerOrderId)}`;

/** @param segment the configured name of the loyalty programme, such as 'fernleigh-rewards' [NAV-4] */
export const loyaltyRoute = (segment: string): string => `${routes.root}/my-${pathSegment(segment)}`;

/** Returns the page of the admin app to which staff return from the customer's account [NAV-9]. */
export const adminReturnRoute = (adminAppUrl: string, customerId: string): string =>
  `${adminAppUrl.replace(/\/+$/, '')}/customer/${pathSegment(customerId)}/details`;
