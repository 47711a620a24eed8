import { TROLLEY_UPDATE } from '../../../federation/contract';
import { itemsText, type TrolleyState } from '../../domains/trolley';
import type { HeaderContext } from '../../context/context';
import type { Translate } from '../../kernel/translate';
import { TROLLEY_TOTALS } from './texts';
import { detailOf, phaseOf } from '../sync/update-event';

/** A shopper who adds several products hears the totals once. */
const ANNOUNCE_AFTER_MS = 1_000;

/** 'Trolley: 12 items, £43.10'; an unknown part is left out, and undefined means that nothing is known. */
const totalsText = ({ status }: TrolleyState, t: Translate): string | undefined => {
  if (status.kind !== 'ready') return undefined;
  const items = itemsText(status.totals, t);
  const cost = status.totals.estimatedCost === undefined ? undefined : status.label.cost;
  return items || cost
    ? t(TROLLEY_TOTALS, { totals: [items, cost].filter((part) => part !== undefined).join(', ') })
    : undefined;
};

/**
 * Listens to the trolley updates that hosts announce. Other data in the event is ignored [TROL-4]. Screen readers get the
 * new count and cost [SHELL-7].
 *
 * @returns a function that removes the listener
 */
export const followTrolleyUpdates = ({
  t,
  trolley,
  browser,
  announcer,
  loadOrder,
}: HeaderContext): (() => void) => {
  /** The totals that the shopper knows; undefined unless an update changes them. */
  let known: string | undefined;
  let stopTimer: (() => void) | undefined;

  const announceLater = () => {
    stopTimer?.();
    stopTimer = browser.after(ANNOUNCE_AFTER_MS, () => {
      const text = totalsText(trolley.getState(), t);
      if (text !== undefined && text !== known) announcer.announce(text);
      known = undefined;
    });
  };
  const stop = browser.onDocumentEvent(TROLLEY_UPDATE, (event) => {
    const { status, updateStarted, updateFinished, updateFailed } = trolley.getState();
    const phase = phaseOf(event);
    if (phase === 'start') updateStarted();
    if (phase === 'fail') updateFailed();
    if (phase !== 'finish') return;
    known ??= totalsText(trolley.getState(), t);
    const finished = updateFinished(Reflect.get(detailOf(event), 'trolleyTotals') ?? undefined);
    // The first item creates an order.
    void (status.kind === 'none' ? loadOrder() : finished).then(announceLater);
  });
  return () => {
    stop();
    stopTimer?.();
  };
};
