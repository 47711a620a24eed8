import type { PlacingPorts, SlotChange } from '../ports';
import type { Intent } from './intents';
import { NEW_SLOT_UNAVAILABLE, NOT_PLACED, SLOT_KEPT, SLOT_UNKNOWN, TIMEOUT, UNKNOWN_ERROR } from './state';
import type { PlacingSaga, Send } from './store';

/** Time limit of the whole flow of one press or one page load, in milliseconds [INST-2]. */
const FLOW_LIMIT_MS = 60_000;
/** Milliseconds between two reads of an order whose request may still be carried out. */
const POLL_MS = 2_000;
/**
 * Without Web Locks, a tab waits this many milliseconds and then checks whether another tab has replaced its record.
 */
const VERIFY_MS = 200;

/** The context of one flow for one order. */
interface Run {
  readonly customerOrderId: string;
  /** Sends an event to the state; ignored after the time limit. */
  readonly send: Send;
  /** Aborted at the time limit. */
  readonly signal: AbortSignal;
  /** False when the browser has no Web Locks; then another tab may be placing the same order. */
  isLocked: boolean;
  /** False while a page checks an order in the background, without showing it. */
  isShown: boolean;
}

/** Runs between reading an order and sending it. Resolves with false when the order must not be sent. */
type Prepare = (run: Run) => Promise<boolean>;

const isSameSlot = (booked: SlotChange | 'none' | undefined, reservationId: string): boolean =>
  typeof booked === 'object' && booked.reservationId === reservationId;

/**
 * Creates the flow that places an order at most once and sends its beacon exactly once: tabs take turns, the order is
 * read before it is sent, and the intent outlives the page [INST-2] [INST-3] [INST-4] [ERR-4].
 */
export const createPlacingSaga = (ports: PlacingPorts): PlacingSaga => {
  const { orders, slot, intents, clock } = ports;
  /** The slots at the time when the shop refused the new one. */
  let lostSlot: SlotChange | undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      clock.after(milliseconds, resolve);
    });

  /** Whether a sent request may still be carried out, or another tab without Web Locks may be about to send one. */
  const isPending = (intent: Intent | undefined, { isLocked }: Run): boolean =>
    intent !== undefined &&
    (intent.phase === 'sending' || (intent.phase === 'reading' && !isLocked)) &&
    Math.abs(clock.now() - intent.startedAt) < FLOW_LIMIT_MS;

  /** Ends with a placed order. The tab that removes the record of a sent request also sends the beacon. */
  const finish = ({ customerOrderId, send }: Run) => {
    const intent = intents.remove(customerOrderId);
    if (intent && intent.phase !== 'reading') ports.sendBeacon(intent.receipt);
    // A page that checked in the background also goes to the confirmation.
    send({ type: 'resume' });
    send({ type: 'placed', customerOrderId });
  };

  const refuse = async ({ send, isShown }: Run, code: string) => {
    if (code === NEW_SLOT_UNAVAILABLE) {
      if (slot.current()?.previousStart === undefined) await slot.reload();
      lostSlot = slot.current();
    }
    if (isShown) send({ type: 'refused', code });
  };

  /** Saves the record, reads the order and sends it. Resolves with true when another tab has replaced the record. */
  const attempt = async (run: Run, prepare: Prepare, found: Intent | undefined): Promise<boolean> => {
    const { customerOrderId, send, signal } = run;
    // An earlier page that was closed before it sent the request has placed nothing.
    const earlier = found?.phase === 'reading' ? undefined : found;
    const intent: Intent = {
      customerOrderId,
      key: earlier?.key ?? ports.newKey(),
      startedAt: clock.now(),
      phase: earlier ? 'sending' : 'reading',
      receipt: ports.prepareBeacon(customerOrderId) ?? earlier?.receipt,
    };
    const save = (phase?: Intent['phase']) => {
      if (phase) intents.save({ ...intent, phase });
      else intents.remove(customerOrderId);
    };
    intents.save(intent);
    if (!run.isLocked) {
      await pause(VERIFY_MS);
      const now = intents.find(customerOrderId);
      if (now?.key !== intent.key || now.startedAt !== intent.startedAt) return true;
    }
    const before = await orders.read(customerOrderId, signal);
    if (before === 'placed') finish(run);
    else if (before !== 'amending') {
      save(before ? undefined : earlier?.phase);
      await refuse(run, UNKNOWN_ERROR);
    } else if (!(await prepare(run)) || signal.aborted) save(earlier?.phase);
    else {
      save('sending');
      const outcome = await orders.place(customerOrderId, intent.key, signal);
      const { kind } = outcome;
      if (kind === 'unknown') send({ type: 'unknown' });
      const isConfirmed = kind === 'placed';
      // For a key that was used before, the service may repeat the response to an earlier amendment.
      const after = isConfirmed && !earlier ? 'placed' : await orders.read(customerOrderId, signal);
      if (after === 'placed' || (isConfirmed && after !== 'amending')) finish(run);
      else {
        const isEnded = isConfirmed || (kind === 'refused' && after && !earlier);
        save(isEnded ? undefined : kind === 'refused' ? 'reported' : 'unknown');
        await refuse(run, isConfirmed ? UNKNOWN_ERROR : outcome.code);
      }
    }
    return false;
  };

  /**
   * Places the order, or finds out its outcome, depending on the record and the order's state. Resolves with true when
   * another page's request may still be carried out, so that the caller must check again.
   *
   * @param prepare undefined when a loaded page only checks the outcome of an order
   */
  const checkOutcome = async (run: Run, prepare: Prepare | undefined): Promise<boolean> => {
    const { customerOrderId, send, signal } = run;
    const earlier = intents.find(customerOrderId);
    if (prepare && !isPending(earlier, run)) return attempt(run, prepare, earlier);
    if (!run.isShown) {
      if (!earlier || earlier.phase === 'reading') return false;
      run.isShown = earlier.phase !== 'reported' && ports.customerOrderId() === customerOrderId;
      if (run.isShown && !send({ type: 'resume' })) return false;
    }
    const reading = await orders.read(customerOrderId, signal);
    const intent = intents.find(customerOrderId);
    if (isPending(intent, run) && (reading === 'placed' ? !run.isLocked : reading !== 'other')) return true;
    if (reading === 'placed') {
      // The shopper came to this page by normal checkout.
      if (!run.isShown && ports.isConfirmation(customerOrderId)) intents.remove(customerOrderId);
      else finish(run);
    } else if (prepare) return true;
    else {
      if (reading === 'other') intents.remove(customerOrderId);
      else if (reading && intent && run.isShown) intents.save({ ...intent, phase: 'reported' });
      await refuse(run, reading ? NOT_PLACED : UNKNOWN_ERROR);
    }
    return false;
  };

  /** Runs the flow while no other tab of the browser does, up to the time limit. */
  const runFlow = async (customerOrderId: string, send: Send, prepare?: Prepare): Promise<void> => {
    const limit = new AbortController();
    const { signal } = limit;
    const run: Run = {
      customerOrderId,
      signal,
      send: (event) => !signal.aborted && send(event),
      isLocked: false,
      isShown: prepare !== undefined,
    };
    const stop = clock.after(FLOW_LIMIT_MS, () => {
      void refuse(run, TIMEOUT);
      limit.abort();
    });
    const runLocked = async (): Promise<boolean> => {
      const mustWait: boolean[] = [];
      await ports.withLock(`shop-header:order:${customerOrderId}`, async (isLocked) => {
        run.isLocked = isLocked;
        if (!signal.aborted) mustWait.push(await checkOutcome(run, prepare));
      });
      return mustWait.includes(true);
    };
    while (!signal.aborted && (await runLocked())) await pause(POLL_MS);
    stop();
  };

  const startFlow = async (send: Send, prepare: Prepare): Promise<void> => {
    const customerOrderId = ports.customerOrderId();
    if (customerOrderId === undefined) send({ type: 'refused', code: UNKNOWN_ERROR });
    else await runFlow(customerOrderId, send, prepare);
  };

  /**
   * Cancels the reservation that was new when the dialog opened, and never the previous slot. Resolves with true when
   * the order can be placed with the slot that the dialog showed.
   */
  const releaseNewSlot = async (
    { reservationId, previousStart }: SlotChange,
    send: Send,
  ): Promise<boolean> => {
    const outcome = await slot.cancel(reservationId);
    const booked = await slot.reload();
    const start = typeof booked === 'object' ? booked.start : undefined;
    if (outcome !== 'cancelled' && booked === undefined) send({ type: 'refused', code: SLOT_UNKNOWN });
    else if (outcome !== 'cancelled' && isSameSlot(booked, reservationId)) {
      send({ type: 'refused', code: SLOT_KEPT });
    } else {
      send({ type: 'slot-released' });
      if (outcome === 'cancelled' && start === previousStart) return true;
      send({ type: 'refused', code: outcome === 'timeout' ? TIMEOUT : UNKNOWN_ERROR });
    }
    return false;
  };

  return {
    place: (send) => startFlow(send, () => Promise.resolve(true)),
    proceed: (send) =>
      startFlow(send, async (run) => {
        const change = lostSlot;
        lostSlot = undefined;
        if (change?.previousStart !== undefined) return releaseNewSlot(change, run.send);
        await refuse(run, NEW_SLOT_UNAVAILABLE);
        return false;
      }),
    async resume(send) {
      for (const { customerOrderId } of intents.all()) await runFlow(customerOrderId, send);
    },
  };
};
