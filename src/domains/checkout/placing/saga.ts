import type { PlacingPorts, SlotChange } from '../ports';
import { NEW_SLOT_UNAVAILABLE, SLOT_KEPT, SLOT_UNKNOWN, TIMEOUT, UNKNOWN_ERROR } from './state';
import type { PlacingSaga, Send } from './store';

const stands = (standing: SlotChange | 'none' | undefined, reservationId: string): boolean =>
  typeof standing === 'object' && standing.reservationId === reservationId;

/**
 * Places an order once: one intent has one key, the tabs of a browser take turns, and where no answer came
 * the order is read instead of sent again [INST-2] [INST-4] [ERR-4].
 */
export const createPlacingSaga = (ports: PlacingPorts): PlacingSaga => {
  const { orders, slot } = ports;
  /** An intent that nobody knows the end of keeps its key. */
  let open: { readonly customerOrderId: string; readonly key: string } | undefined;
  /** The slots as they were when the shop said that the new one is gone. */
  let lostSlot: SlotChange | undefined;

  const keyFor = (customerOrderId: string): string =>
    open?.customerOrderId === customerOrderId ? open.key : ports.newKey();

  const refuse = async (send: Send, code: string) => {
    if (code === NEW_SLOT_UNAVAILABLE) {
      if (slot.current()?.previousStart === undefined) await slot.reload();
      lostSlot = slot.current();
    }
    send({ type: 'refused', code });
  };

  const attempt = async (customerOrderId: string, send: Send): Promise<void> => {
    const confirm = ports.takeReceipt(customerOrderId);
    const key = keyFor(customerOrderId);
    open = { customerOrderId, key };
    const answer = await orders.place(customerOrderId, key);
    if (answer.kind === 'refused') {
      open = undefined;
      await refuse(send, answer.code);
      return;
    }
    if (answer.kind === 'unknown') {
      send({ type: 'unanswered' });
      if ((await orders.isPlaced(customerOrderId)) !== true) {
        if (answer.isTaken) open = undefined;
        await refuse(send, answer.code);
        return;
      }
    }
    open = undefined;
    if (answer.kind === 'placed' || !answer.isTaken) confirm();
    send({ type: 'placed', customerOrderId });
  };

  /** Alone among the tabs; after waiting for another, or for an end that nobody knows, the order is read first. */
  const inTurn = async (send: Send, step: (customerOrderId: string) => Promise<void>): Promise<void> => {
    const customerOrderId = ports.customerOrderId();
    if (customerOrderId === undefined) {
      send({ type: 'refused', code: UNKNOWN_ERROR });
      return;
    }
    await ports.exclusively(`shop-header:order:${customerOrderId}`, async (hasWaited) => {
      const isOpen = hasWaited || open?.customerOrderId === customerOrderId;
      const isPlaced = isOpen ? await orders.isPlaced(customerOrderId) : false;
      if (isPlaced) {
        open = undefined;
        send({ type: 'placed', customerOrderId });
      } else if (isPlaced === false) await step(customerOrderId);
      else {
        open ??= { customerOrderId, key: ports.newKey() };
        send({ type: 'refused', code: UNKNOWN_ERROR });
      }
    });
  };

  /** Never the amendment's own slot: only the reservation that was new when the shopper was asked. */
  const giveUp = async ({ reservationId, previousStart }: SlotChange, send: Send): Promise<boolean> => {
    const outcome = await slot.cancel(reservationId);
    const standing = await slot.reload();
    const start = typeof standing === 'object' ? standing.start : undefined;
    if (outcome !== 'cancelled' && standing === undefined) send({ type: 'refused', code: SLOT_UNKNOWN });
    else if (outcome !== 'cancelled' && stands(standing, reservationId)) {
      send({ type: 'refused', code: SLOT_KEPT });
    } else {
      send({ type: 'slot-given-up' });
      if (outcome === 'cancelled' && start === previousStart) return true;
      send({ type: 'refused', code: outcome === 'timeout' ? TIMEOUT : UNKNOWN_ERROR });
    }
    return false;
  };

  return {
    place: (send) => inTurn(send, (customerOrderId) => attempt(customerOrderId, send)),
    proceed: (send) =>
      inTurn(send, async (customerOrderId) => {
        const change = lostSlot;
        lostSlot = undefined;
        if (change?.previousStart === undefined) send({ type: 'refused', code: NEW_SLOT_UNAVAILABLE });
        else if (await giveUp(change, send)) await attempt(customerOrderId, send);
      }),
  };
};
