import { TROLLEY_UPDATE } from '../../federation/contract';
import type { TrolleyStore } from '../domains/trolley';
import type { Browser } from '../platform/browser';

/**
 * Hears what hosts announce of the trolley; anything else in the event is ignored [TROL-4].
 *
 * @param openOrder reads which order there is: the first item makes one
 */
export const followTrolleyUpdates = (
  trolley: TrolleyStore,
  browser: Pick<Browser, 'onDocumentEvent'>,
  openOrder: () => Promise<void>,
): (() => void) =>
  browser.onDocumentEvent(TROLLEY_UPDATE, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (typeof detail !== 'object' || detail === null) return;
    const { status, updateStarted, updateFinished, updateFailed } = trolley.getState();
    const phase: unknown = Reflect.get(detail, 'phase');
    if (phase === 'start') updateStarted();
    if (phase === 'finish') void updateFinished(Reflect.get(detail, 'trolleyTotals') ?? undefined);
    if (phase === 'finish' && status.kind === 'none') void openOrder();
    if (phase === 'fail') updateFailed();
  });
