import { SLOT_UPDATE } from '../../../federation/contract';
import type { SlotStore } from '../../domains/slot';
import type { Browser } from '../../platform/browser';
import { notifyTabs } from '../../context/tabs';
import { phaseOf } from '../sync/update-event';

/**
 * Listens to the slot updates that hosts announce. Other data in the event is ignored.
 *
 * @param loadOrder loads the customer's order: the first slot may create one
 * @returns a function that removes the listener
 */
export const followSlotUpdates = (
  slot: SlotStore,
  browser: Pick<Browser, 'onDocumentEvent' | 'tabs'>,
  loadOrder: () => Promise<void>,
): (() => void) =>
  browser.onDocumentEvent(SLOT_UPDATE, (event) => {
    const { status, updateStarted, updateFinished, updateFailed } = slot.getState();
    const phase = phaseOf(event);
    if (phase === 'start') updateStarted();
    if (phase === 'fail') updateFailed();
    if (phase !== 'finish') return;
    void updateFinished();
    if (status.kind === 'none' || status.kind === 'pending') void loadOrder();
    notifyTabs(browser, 'slot');
  });
