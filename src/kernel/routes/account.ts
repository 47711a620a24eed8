import { pathSegment } from '../encode';
import * as routes from './first-paths';

export const orderRoute = (customerOrderId: string): string =>
  `${routes.orders}/order/${pathSegment(customerOrderId)}`;

/** @param segment the configured name of the loyalty programme, such as 'fernleigh-rewards' [NAV-4] */
export const loyaltyRoute = (segment: string): string => `${routes.root}/my-${pathSegment(segment)}`;
