import * as routes from './paths';

const INTERSTITIAL_SEGMENT = 'beforeYouGo';

/** Whether a path belongs to the pages shown before checkout [NAV-5]. */
export const isInterstitial = (pathname: string): boolean =>
  pathname.split('/').includes(INTERSTITIAL_SEGMENT);

/** The shop's pages keep their query between the interstitials [CHK-1]. */
export const interstitialsRoute = (query: string): string => `${routes.interstitials}${query}`;

/** @param hash such as 'checkoutPromoCodes' [NAV-10] */
export const checkoutRoute = (hash?: string): string =>
  hash ? `${routes.checkout}#${encodeURIComponent(hash)}` : routes.checkout;

export const orderConfirmationRoute = (customerOrderId: string): string =>
  `${routes.orderConfirmation}/${encodeURIComponent(customerOrderId)}`;

export const resolveOrderPaymentRoute = (customerOrderId: string): string =>
  `${routes.resolveOrderPayment}/${encodeURIComponent(customerOrderId)}`;
