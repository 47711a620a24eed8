import type { OrderReading, PlacingPorts, SlotChange } from '../ports';
import type { Intent } from './intents';
import { releaseNewSlot } from './release-new-slot';
import { createWatch, pause } from './watch';
import {
  NEW_SLOT_UNAVAILABLE,
  NOT_PLACED,
  TIMEOUT,
  UNKNOWN_ERROR,
  type PlacingSaga,
  type Send,
} from './store';

/** Time limit of the whole flow of one press or one page load, in milliseconds [INST-2]. */
const FLOW_LIMIT_MS = 60_000;

/** Milliseconds between two reads of an order whose request may still be carried out. */
const POLL_MS = 2_000;

/**
 * Milliseconds after which a tab sees what another tab did to the storage. A lock may be passed on sooner: browsers don't
 * order the two.
 */
const STORAGE_DELAY_MS = 200;

interface Flow {
  readonly customerOrderId: string;
  /** Sends an event to the state; ignored after the time limit. */
  readonly send: Send;
  /** Aborted at the time limit. */
  readonly signal: AbortSignal;
  /** False without the lock; then another tab may be placing the same order. */
  isLocked: boolean;
  /** False while a page checks an order in the background, without showing it. */
  isShown: boolean;
  /** True for a check in the background that never becomes visible, and reads the order once. */
  readonly isSilent: boolean;
}

/** What the steps of a flow need: the ports, and the two ways in which a flow ends. */
interface FlowContext extends PlacingPorts {
  /** Ends with a placed order. The tab that removes the record of a sent request also sends the beacon. */
  readonly finish: (flow: Flow) => void;
  /** @param reading the order after the last request that could have placed it, if it could be read */
  readonly refuse: (flow: Flow, code: string, reading?: OrderReading) => Promise<void>;
}

/** Runs between reading an order and sending it. Resolves with false when the order must not be sent. */
type Prepare = (flow: Flow) => Promise<boolean>;

/** @param now epoch milliseconds */
const isRecent = (intent: Intent, now: number) => Math.abs(now - intent.startedAt) < FLOW_LIMIT_MS;

/** Whether the tab that wrote the record may still be at work: this tab or that one has no lock. */
const isShared = (intent: Intent | undefined, { isLocked }: Pick<Flow, 'isLocked'>): boolean =>
  !isLocked || intent?.isUnlocked === true;

/**
 * Whether a sent request may still be carried out, or a tab without the lock may be about to send one.
 *
 * @param now epoch milliseconds
 */
export const isPending = (intent: Intent | undefined, flow: Pick<Flow, 'isLocked'>, now: number): boolean =>
  intent !== undefined &&
  (intent.phase === 'sending' || (intent.phase === 'reading' && isShared(intent, flow))) &&
  isRecent(intent, now);

/** Saves the phase of the record; undefined removes the record. */
const savePhase = ({ intents }: FlowContext, intent: Intent, phase: Intent['phase'] | undefined) => {
  if (phase) intents.save({ ...intent, phase });
  else intents.remove(intent.customerOrderId);
};

/** A fact that the order's state proves: an order that is still being amended was not charged for its changes. */
const unchargedIf = (reading: OrderReading | undefined) =>
  reading === 'amending' && ({ isUncharged: true } as const);

/** @param earlier an attempt with the same key: the service may repeat its response, or still carry it out */
const sendOrder = async (context: FlowContext, flow: Flow, intent: Intent, earlier: Intent | undefined) => {
  const { orders } = context;
  const { customerOrderId, send, signal } = flow;
  savePhase(context, intent, 'sending');
  const outcome = await orders.place(customerOrderId, intent.key, signal);
  const { kind } = outcome;
  if (kind === 'unknown') send({ type: 'unknown' });
  const isConfirmed = kind === 'placed';
  const after = isConfirmed && !earlier ? 'placed' : await orders.read(customerOrderId, signal);
  if (after === 'placed' || (isConfirmed && after !== 'amending')) context.finish(flow);
  else {
    const isEnded = isConfirmed || (kind === 'refused' && after && !earlier);
    const isKnown = kind === 'refused' && (!earlier || earlier.phase === 'reported');
    savePhase(context, intent, isEnded ? undefined : isKnown ? 'reported' : 'unknown');
    await context.refuse(flow, isConfirmed ? UNKNOWN_ERROR : outcome.code, isConfirmed ? undefined : after);
  }
};

/**
 * Saves the record, reads the order and sends it, with one request at most [INST-2]. Resolves with true when another tab
 * has replaced the record.
 *
 * @param found the record of an earlier attempt
 */
const placeOrder = async (context: FlowContext, flow: Flow, prepare: Prepare, found: Intent | undefined) => {
  const { orders, intents, clock, finish, refuse } = context;
  const { customerOrderId, signal } = flow;
  // An earlier page that was closed before it sent the request has placed nothing.
  const earlier = found?.phase === 'reading' ? undefined : found;
  const newReceipt = () => context.prepareBeacon(customerOrderId) ?? earlier?.receipt;
  const intent: Intent = {
    customerOrderId,
    key: earlier?.key ?? context.newKey(),
    startedAt: clock.now(),
    phase: earlier ? 'sending' : 'reading',
    receipt: newReceipt(),
    isUnlocked: flow.isLocked ? undefined : true,
  };
  intents.save(intent);
  if (!flow.isLocked) await pause(clock, STORAGE_DELAY_MS);
  const before = await orders.read(customerOrderId, signal);
  // A tab without the lock may have replaced the record at the same moment.
  const now = intents.find(customerOrderId);
  if (now?.key !== intent.key || now.startedAt !== intent.startedAt) return true;
  if (before === 'placed') finish(flow);
  else if (before !== 'amending') {
    savePhase(context, intent, before ? undefined : earlier?.phase);
    await refuse(flow, UNKNOWN_ERROR);
  } else if (!(await prepare(flow)) || signal.aborted) savePhase(context, intent, earlier?.phase);
  // The slot may be another one now.
  else await sendOrder(context, flow, { ...intent, startedAt: clock.now(), receipt: newReceipt() }, earlier);
  return false;
};

/**
 * Places the order, or finds out its outcome, depending on the record and the order's state. Resolves with true when
 * another page's request may still be carried out, so that the caller must check again [INST-2].
 *
 * @param prepare undefined when a loaded page only checks the outcome of an order
 */
const checkOutcome = async (context: FlowContext, flow: Flow, prepare: Prepare | undefined) => {
  const { orders, intents, clock, finish, refuse } = context;
  const { customerOrderId, send, signal, isSilent } = flow;
  if (prepare) await context.whenSettled();
  const earlier = intents.find(customerOrderId);
  if (prepare && !isPending(earlier, flow, clock.now())) return placeOrder(context, flow, prepare, earlier);
  if (!flow.isShown && !isSilent) {
    if (!earlier || earlier.phase === 'reading') return false;
    flow.isShown = earlier.phase !== 'reported' && context.customerOrderId() === customerOrderId;
    if (flow.isShown && !send({ type: 'resume' })) return false;
  }
  const reading = await orders.read(customerOrderId, signal);
  const intent = intents.find(customerOrderId);
  if (
    isPending(intent, flow, clock.now()) &&
    (reading === 'placed' ? isShared(intent, flow) : reading !== 'other')
  )
    return true;
  if (reading === 'placed') {
    // Another tab may have removed the record and sent the beacon just before this tab got the lock.
    if (intent) await pause(clock, STORAGE_DELAY_MS);
    // The shopper came to this page by normal checkout.
    if (!flow.isShown && context.isConfirmation(customerOrderId)) intents.remove(customerOrderId);
    else finish(flow);
    return false;
  }
  // When another tab has removed the record meanwhile, the order may have changed since it was read.
  if (prepare || (earlier && !intent && reading !== 'other')) return true;
  // A service may do the work after it has responded with a failure.
  const isLate =
    intent && (isSilent || (flow.isShown && intent.phase === 'unknown')) && isRecent(intent, clock.now());
  if (isLate && reading !== 'other') return true;
  if (reading === 'other') intents.remove(customerOrderId);
  else if (reading && intent && (flow.isShown || isSilent)) intents.save({ ...intent, phase: 'reported' });
  if (reading) send({ type: 'not-placed', ...unchargedIf(reading) });
  await refuse(flow, reading ? NOT_PLACED : UNKNOWN_ERROR, reading);
  return isSilent && !reading;
};

interface FlowOptions {
  readonly prepare?: Prepare;
  readonly isSilent?: boolean;
  /** Ends the flow. */
  readonly limit?: AbortController;
}

/**
 * Runs the flow of one order while no other tab of the browser does, up to the time limit [INST-2]. Resolves with true when
 * the outcome is not known.
 */
const runFlow = async (
  context: FlowContext,
  customerOrderId: string,
  send: Send,
  { prepare, isSilent = false, limit = new AbortController() }: FlowOptions = {},
): Promise<boolean> => {
  const { clock } = context;
  const { signal } = limit;
  const flow: Flow = {
    customerOrderId,
    signal,
    send: (event) => !signal.aborted && send(event),
    isLocked: false,
    isShown: prepare !== undefined,
    isSilent,
  };
  const stop = clock.after(FLOW_LIMIT_MS, () => {
    void context.refuse(flow, TIMEOUT);
    limit.abort();
  });
  const runLocked = async (): Promise<boolean> => {
    const mustWait: boolean[] = [];
    await context.withLock(`shop-header:order:${customerOrderId}`, async (isLocked) => {
      flow.isLocked = isLocked;
      if (!signal.aborted) mustWait.push(await checkOutcome(context, flow, prepare));
    });
    return mustWait.includes(true);
  };
  let isUnknown = true;
  while (isUnknown && !signal.aborted) {
    isUnknown = await runLocked();
    if (isSilent) break;
    if (isUnknown) await pause(clock, POLL_MS);
  }
  stop();
  return isUnknown;
};

/**
 * Creates the flow that places an order at most once and sends its beacon exactly once: tabs take turns, the order is
 * read before it is sent, and the intent outlives the page [INST-2] [INST-3] [INST-4] [ERR-4].
 */
export const createPlacingSaga = (ports: PlacingPorts): PlacingSaga => {
  const { slot, intents } = ports;
  /** The slots at the time when the shop refused the new one. */
  let lostSlot: SlotChange | undefined;
  let isUnread = false;

  const context: FlowContext = {
    ...ports,
    finish({ customerOrderId, send }) {
      const intent = intents.remove(customerOrderId);
      if (intent && intent.phase !== 'reading') ports.sendBeacon(intent.receipt);
      // A page that checked in the background also goes to the confirmation.
      send({ type: 'resume' });
      send({ type: 'placed', customerOrderId });
    },
    async refuse({ customerOrderId, send, isShown }, code, reading) {
      if (code === NEW_SLOT_UNAVAILABLE) {
        if (slot.current()?.previousStart === undefined) await slot.reload();
        lostSlot = slot.current();
      }
      if (!isShown) return;
      isUnread = code === TIMEOUT || code === UNKNOWN_ERROR;
      const phase = intents.find(customerOrderId)?.phase;
      const mayBePlaced = phase === 'sending' || phase === 'unknown';
      send({ type: 'refused', code, ...(mayBePlaced ? { mayBePlaced } : unchargedIf(reading)) });
    },
  };

  const watch = createWatch(ports);
  /** Checks on while a record exists, and when the order could not be read: another tab may have placed it. */
  const watchOrder = (send: Send) => {
    const id = ports.customerOrderId();
    const check = async (customerOrderId: string, limit: AbortController) =>
      (await runFlow(context, customerOrderId, send, { isSilent: true, limit })) ||
      intents.find(customerOrderId) !== undefined;
    if (id !== undefined && (isUnread || intents.find(id))) void watch.start(id, check);
  };

  const startFlow = async (send: Send, prepare: Prepare): Promise<void> => {
    const customerOrderId = ports.customerOrderId();
    if (customerOrderId === undefined) {
      send({ type: 'refused', code: UNKNOWN_ERROR });
      return;
    }
    watch.stop();
    isUnread = false;
    await runFlow(context, customerOrderId, send, { prepare });
    watchOrder(send);
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
      for (const { customerOrderId } of intents.all()) await runFlow(context, customerOrderId, send);
      watchOrder(send);
    },
  };
};
