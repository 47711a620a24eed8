import { pathSegment } from '../encode';

/** Returns the page of the admin app to which staff return from the customer's account [NAV-9]. */
export const adminReturnRoute = (adminAppUrl: string, customerId: string): string =>
  `${adminAppUrl.replace(/\/+$/, '')}/customer/${pathSegment(customerId)}/details`;
