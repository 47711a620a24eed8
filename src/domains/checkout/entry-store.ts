import type { Announce, Translate } from '../../kernel/translate';
import { MINIMUM_MET, MINIMUM_NO_LONGER_MET } from './texts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { interstitialsRoute, isInterstitial, routes } from '../../kernel/routes';
import { closedEntryFor, isMinimumMet, type ClosedEntry, type TrolleySituation } from './closed-entry';

interface CheckoutSituation {
  /** Whether trolley and slot are still loading. */
  readonly isPending: boolean;
  readonly hasHardConflicts: boolean;
  readonly isSlotBooked: boolean;
  readonly here: URL;
}

/**
 * The target of the Checkout button: the first step that is still missing [CHK-1]. While that is not known, the trolley.
 */
export const checkoutDestination = (situation: CheckoutSituation): string => {
  const { isPending, hasHardConflicts, isSlotBooked, here } = situation;
  if (isPending || hasHardConflicts) return routes.trolley;
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

export interface CheckoutControlState {
  /** The return value of `checkoutDestination` [CHK-1]. */
  readonly href: string;
  /** 'waiting' while a request or a chunk of checkout is pending, 'success' once the order is placed [CHK-2]. */
  readonly control: 'rest' | 'waiting' | 'success';
  /** Undefined while the control is enabled, which includes the time until a reason is known. */
  readonly closed?: ClosedEntry | undefined;
}

export interface EntryState extends CheckoutControlState {
  /** Recomputes `closed`, after the trolley was read or the page has changed. */
  readonly update: (situation: TrolleySituation) => void;
  /** Enables the control, because the trolley could not be read. */
  readonly clear: () => void;
  /** Enables the control and forgets the trolley: the next one is new, or another shopper's. */
  readonly reset: () => void;
}

interface EntryDeps {
  readonly t: Translate;
  readonly announce: Announce;
}

export type EntryStore = StoreApi<EntryState>;

const isSame = (one: ClosedEntry | undefined, other: ClosedEntry | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Creates the store of the Checkout control. It announces each crossing of the minimum spend once [TROL-6]. */
export const createEntryStore = ({ t, announce }: EntryDeps): EntryStore => {
  let wasMet: boolean | undefined;

  return createStore<EntryState>()((set, get) => {
    const setClosed = (closed: ClosedEntry | undefined) => {
      if (!isSame(closed, get().closed)) set({ closed });
    };
    return {
      href: routes.trolley,
      closed: undefined,
      control: 'rest',
      update(situation) {
        const isMet = isMinimumMet(situation.totals, situation.slotType);
        if (wasMet !== undefined && isMet !== undefined && isMet !== wasMet) {
          announce(isMet ? MINIMUM_MET : MINIMUM_NO_LONGER_MET);
        }
        wasMet = isMet ?? wasMet;
        setClosed(closedEntryFor(situation, t));
      },
      clear() {
        setClosed(undefined);
      },
      reset() {
        wasMet = undefined;
        setClosed(undefined);
      },
    };
  });
};
