import { interstitialsRoute, isInterstitial, routes } from '../../kernel/routes';

interface CheckoutSituation {
  readonly hasHardConflicts: boolean;
  readonly isSlotBooked: boolean;
  /** Where the shopper is. */
  readonly here: URL;
}

/** Where the checkout button leads: each step that is still missing comes first [CHK-1]. */
export const checkoutDestination = ({ hasHardConflicts, isSlotBooked, here }: CheckoutSituation): string => {
  if (hasHardConflicts) return routes.trolley;
  if (!isSlotBooked) return routes.serviceSelection;
  return isInterstitial(here.pathname) ? routes.checkout : interstitialsRoute(here.search);
};
