import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatPrice } from '../../kernel/money';
import { routes } from '../../kernel/routes';
import { isMinimumMet } from './minimum-spend';
import { checkoutObstacle, type TrolleySituation } from './obstacle';

/** Why the way is closed, as shoppers read it. */
export interface ClosedEntry {
  /** None for an entertaining collection [TROL-7]. */
  readonly reason?: string;
  /** '£12.40 to go', where it is known how much. */
  readonly toGo?: string;
}

/** What the control that leads to checkout shows. */
export interface CheckoutWay {
  /** As `checkoutDestination` gives it [CHK-1]. */
  readonly href: string;
  /** 'waiting' while something of checkout is on its way, 'success' once the order is placed [CHK-2]. */
  readonly control: 'rest' | 'waiting' | 'success';
  /** Undefined while the way to checkout is open, or nobody knows better. */
  readonly closed?: ClosedEntry | undefined;
  readonly isTrolleyPage?: boolean;
}

export interface EntryState extends CheckoutWay {
  /** Takes up a trolley as it was read, or as the shopper came to another page. */
  readonly see: (situation: TrolleySituation) => void;
  /** The trolley can't be read: nothing is known that would stand in the way. */
  readonly lose: () => void;
  /** There is no trolley: the next one is another shopper's, or a new one. */
  readonly forget: () => void;
}

interface EntryDeps {
  /** Tells screen readers. */
  readonly announce: (phrase: string) => void;
}

export type EntryStore = StoreApi<EntryState>;

const tell = (situation: TrolleySituation): ClosedEntry | undefined => {
  const obstacle = checkoutObstacle(situation);
  if (!obstacle) return undefined;
  const { text, remaining } = obstacle;
  return {
    ...(text !== undefined && { reason: text }),
    ...(remaining !== undefined && { toGo: `${formatPrice(remaining)} to go` }),
  };
};

const isSame = (one: ClosedEntry | undefined, other: ClosedEntry | undefined): boolean =>
  !one === !other && one?.reason === other?.reason && one?.toGo === other?.toGo;

/** Whether the way to checkout is open; tells aloud when the minimum is crossed, once a crossing [TROL-6]. */
export const createEntryStore = ({ announce }: EntryDeps): EntryStore => {
  let wasMet: boolean | undefined;

  return createStore<EntryState>()((set, get) => {
    const setClosed = (closed: ClosedEntry | undefined) => {
      if (!isSame(closed, get().closed)) set({ closed });
    };
    return {
      href: routes.serviceSelection,
      closed: undefined,
      control: 'rest',
      see(situation) {
        const isMet = isMinimumMet(situation.totals, situation.slotType);
        if (wasMet !== undefined && isMet !== wasMet) {
          announce(isMet ? 'Minimum spend met' : 'Minimum spend no longer met');
        }
        wasMet = isMet;
        setClosed(tell(situation));
      },
      lose() {
        setClosed(undefined);
      },
      forget() {
        wasMet = undefined;
        setClosed(undefined);
      },
    };
  });
};
