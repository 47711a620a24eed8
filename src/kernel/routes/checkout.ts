import { encodeText, pathSegment } from '../encode';
import * as routes from './paths';

const INTERSTITIAL_SEGMENT = 'beforeYouGo';

/** Returns whether a path is one of the pages shown before checkout [NAV-5]. */
export const isInterstitial = (pathname: string): boolean =>
  pathname.split('/').includes(INTERSTITIAL_SEGMENT);

/** @param query with its '?'; the interstitial pages keep it [CHK-1] */
export const interstitialsRoute = (query: string): string => `${routes.interstitials}${query}`;

/** @param hash fragment without '#', such as 'checkoutPromoCodes' [NAV-10] */
export const checkoutRoute = (hash?: string): string =>
  hash ? `${routes.checkout}#${encodeText(hash)}` : routes.checkout;

export const orderConfirmationRoute = (customerOrderId: string): string =>
  `${routes.orderConfirmation}/${pathSegment(customerOrderId)}`;

export const resolveOrderPaymentRoute = (customerOrderId: string): string =>
  `${routes.resolveOrderPayment}/${pathSegment(customerOrderId)}`;
