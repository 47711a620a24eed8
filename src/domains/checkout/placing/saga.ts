import type { PlacingPorts, SlotChange } from '../ports';
import { createAttempt } from './attempt';
import { createCheckOutcome } from './check-outcome';
import type { FlowContext, Prepare } from './flow';
import { releaseNewSlot } from './release-new-slot';
import { createRunFlow } from './run-flow';
import { NEW_SLOT_UNAVAILABLE, UNKNOWN_ERROR } from './state';
import type { PlacingSaga, Send } from './store';

/**
 * Creates the flow that places an order at most once and sends its beacon exactly once: tabs take turns, the order is
 * read before it is sent, and the intent outlives the page [INST-2] [INST-3] [INST-4] [ERR-4].
 */
export const createPlacingSaga = (ports: PlacingPorts): PlacingSaga => {
  const { slot, intents } = ports;
  /** The slots at the time when the shop refused the new one. */
  let lostSlot: SlotChange | undefined;

  const context: FlowContext = {
    ...ports,
    finish({ customerOrderId, send }) {
      const intent = intents.remove(customerOrderId);
      if (intent && intent.phase !== 'reading') ports.sendBeacon(intent.receipt);
      // A page that checked in the background also goes to the confirmation.
      send({ type: 'resume' });
      send({ type: 'placed', customerOrderId });
    },
    async refuse({ send, isShown }, code) {
      if (code === NEW_SLOT_UNAVAILABLE) {
        if (slot.current()?.previousStart === undefined) await slot.reload();
        lostSlot = slot.current();
      }
      if (isShown) send({ type: 'refused', code });
    },
  };
  const runFlow = createRunFlow(context, createCheckOutcome(context, createAttempt(context)));

  const startFlow = async (send: Send, prepare: Prepare): Promise<void> => {
    const customerOrderId = ports.customerOrderId();
    if (customerOrderId === undefined) send({ type: 'refused', code: UNKNOWN_ERROR });
    else await runFlow(customerOrderId, send, prepare);
  };

  return {
    place: (send) => startFlow(send, () => Promise.resolve(true)),
    proceed: (send) =>
      startFlow(send, async (flow) => {
        const change = lostSlot;
        lostSlot = undefined;
        if (change?.previousStart !== undefined) return releaseNewSlot(slot, change, flow.send);
        await context.refuse(flow, NEW_SLOT_UNAVAILABLE);
        return false;
      }),
    async resume(send) {
      for (const { customerOrderId } of intents.all()) await runFlow(customerOrderId, send);
    },
  };
};
