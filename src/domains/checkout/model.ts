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

interface ChooserSituation {
  /** As the service names it; only ALLOWED counts. */
  readonly instantCheckout: string;
  readonly isAmendingOrder: boolean;
  readonly placement: 'main' | 'amend';
  /** As `checkoutDestination` gives it. */
  readonly href: string;
}

/** Whether a step that is still missing comes before checkout. */
export const leadsToCheckout = (href: string): boolean =>
  href !== routes.trolley && href !== routes.serviceSelection;

/** Both ways to check out are offered where the amend bar's button would lead into checkout [INST-1]. */
export const offersChoice = ({
  instantCheckout,
  isAmendingOrder,
  placement,
  href,
}: ChooserSituation): boolean =>
  placement === 'amend' && isAmendingOrder && instantCheckout === 'ALLOWED' && leadsToCheckout(href);
