import type { Announce, Translate } from '../../kernel/translate';
import { COUNT_UNAVAILABLE, MINIMUM_MET, MINIMUM_NO_LONGER_MET, TO_GO } from './texts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatPrice } from '../../kernel/money';
import { interstitialsRoute, isInterstitial, routes } from '../../kernel/routes';
import { checkoutBlocker, isMinimumMet, type TrolleySituation } from './blocker';

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

/** Why the Checkout control is disabled, as text for shoppers. */
export interface ClosedEntry {
  /** Left out for an entertaining collection [TROL-7]. */
  readonly reason?: string;
  /** '£12.40 to go', when the missing amount is known, or '2 unavailable' items. */
  readonly summary?: string;
  /** The part of the minimum spend that is reached, from 0 to 1; with `summary`. */
  readonly reached?: number | undefined;
  /** '(excluding delivery charge)' when `summary` excludes it; always shown with `summary`. */
  readonly note?: string;
  /** True for an empty trolley, which needs no reason until the shopper asks for it. */
  readonly isEmpty?: boolean;
}

/** What the Checkout control renders. */
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

const closedEntryFor = (situation: TrolleySituation, t: Translate): ClosedEntry | undefined => {
  const blocker = checkoutBlocker(situation, t);
  if (!blocker) return undefined;
  const { text, unavailable, remaining, reached, note, isEmpty } = blocker;
  return {
    ...(text !== undefined && { reason: text }),
    ...(unavailable && { summary: t(COUNT_UNAVAILABLE, { count: unavailable }) }),
    ...(remaining !== undefined && {
      summary: t(TO_GO, { amount: formatPrice(remaining, t.language?.lang) }),
      reached,
    }),
    ...(note !== undefined && { note }),
    ...(isEmpty && { isEmpty }),
  };
};

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
      href: routes.serviceSelection,
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
