import type { ShoppingContextStore } from '../../domains/account';
import { STILL_CHECKING, STILL_PLACING } from './texts';
import { isBusy, type Placing } from '../../domains/checkout';
import type { Browser } from '../../platform/browser';
import type { Announcer } from '../../header/context/announcer';

/** After this time the header explains what it waits for. */
const LONG_WAIT_MS = 10_000;

interface ExplainDeps {
  readonly browser: Pick<Browser, 'after'>;
  readonly announcer: Pick<Announcer, 'announce'>;
}

/** Shows and announces what the shopper waits for once a wait is long, and again when the reason changes [INST-4]. */
export const explainWaits = (placing: Placing, { browser, announcer }: ExplainDeps): void => {
  let stopTimer: (() => void) | undefined;
  let isLong = false;
  const explain = () => {
    const note = placing.state.getState().kind === 'checking' ? STILL_CHECKING : STILL_PLACING;
    placing.explain(note);
    announcer.announce(note);
  };
  placing.state.subscribe((state, before) => {
    if (!isBusy(state)) {
      stopTimer?.();
      isLong = false;
    } else if (!isBusy(before)) {
      stopTimer = browser.after(LONG_WAIT_MS, () => {
        isLong = true;
        explain();
      });
    } else if (isLong && state.kind !== before.kind) explain();
  });
};

/** Calls `listener` when the customer has another order or its state changes, unless this page is placing the order. */
export const onOrderChange = (
  context: ShoppingContextStore,
  placing: Placing['state'],
  listener: () => void,
): (() => void) =>
  context.subscribe(({ context: now }, { context: before }) => {
    const isOther =
      now.customerOrderId !== before.customerOrderId || now.customerOrderState !== before.customerOrderState;
    if (isOther && !isBusy(placing.getState())) listener();
  });
