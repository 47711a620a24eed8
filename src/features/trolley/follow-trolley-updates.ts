import { TROLLEY_UPDATE } from '../../../federation/contract';
import type { TrolleyStore } from '../../domains/trolley';
import type { Browser } from '../../platform/browser';
import { detailOf, phaseOf } from '../sync/update-event';

/**
 * Listens to the trolley updates that hosts announce. Other data in the event is ignored [TROL-4].
 *
 * @param loadOrder loads the customer's order: the first item creates one
 * @returns a function that removes the listener
 */
export const followTrolleyUpdates = (
  trolley: TrolleyStore,
  browser: Pick<Browser, 'onDocumentEvent'>,
  loadOrder: () => Promise<void>,
): (() => void) =>
  browser.onDocumentEvent(TROLLEY_UPDATE, (event) => {
    const { status, updateStarted, updateFinished, updateFailed } = trolley.getState();
    const phase = phaseOf(event);
    if (phase === 'start') updateStarted();
    if (phase === 'fail') updateFailed();
    if (phase !== 'finish') return;
    void updateFinished(Reflect.get(detailOf(event), 'trolleyTotals') ?? undefined);
    if (status.kind === 'none') void loadOrder();
  });
