import { interstitialsRoute, isInterstitial, routes } from '../../kernel/routes';

interface CheckoutSituation {
  readonly hasHardConflicts: boolean;
  readonly isSlotBooked: boolean;
  /** The page's address. */
  readonly here: URL;
}

/** The target of the Checkout button: the first step that is still missing [CHK-1]. */
export const checkoutDestination = ({ hasHardConflicts, isSlotBooked, here }: CheckoutSituation): string => {
  if (hasHardConflicts) return routes.trolley;
  if (!isSlotBooked) return routes.serviceSelection;
  return isInterstitial(here.pathname) ? routes.checkout : interstitialsRoute(here.search);
};

interface ChooserSituation {
  /** The availability that the service returns; only ALLOWED offers the choice. */
  readonly instantCheckout: string;
  readonly isAmendingOrder: boolean;
  readonly placement: 'main' | 'amend' | 'sheet';
  /** The return value of `checkoutDestination`. */
  readonly href: string;
}

/** Whether the target is checkout or its interstitials, and not the trolley or slot selection. */
export const leadsToCheckout = (href: string): boolean =>
  href !== routes.trolley && href !== routes.serviceSelection;

/** Whether the chooser opens: for the amend bar's button, when its target is checkout or its interstitials [INST-1]. */
export const offersChoice = ({
  instantCheckout,
  isAmendingOrder,
  placement,
  href,
}: ChooserSituation): boolean =>
  placement === 'amend' && isAmendingOrder && instantCheckout === 'ALLOWED' && leadsToCheckout(href);
