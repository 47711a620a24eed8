import { pause, type Flow, type FlowContext, type Prepare } from './flow';
import type { Intent } from './intents';
import { UNKNOWN_ERROR } from './state';

/**
 * Without Web Locks, a tab waits this many milliseconds and then checks whether another tab has replaced its record.
 */
const VERIFY_MS = 200;

/**
 * Saves the record, reads the order and sends it. Resolves with true when another tab has replaced the record.
 *
 * @param found the record of an earlier attempt
 */
export type Attempt = (flow: Flow, prepare: Prepare, found: Intent | undefined) => Promise<boolean>;

/** Creates the attempt to place an order, which sends one request at most [INST-2]. */
export const createAttempt = (context: FlowContext): Attempt => {
  const { orders, intents, clock, finish, refuse } = context;

  /** Saves the phase of the record; undefined removes the record. */
  const save = (intent: Intent, phase: Intent['phase'] | undefined) => {
    if (phase) intents.save({ ...intent, phase });
    else intents.remove(intent.customerOrderId);
  };

  /** @param isRepeated the key was used before, so the service may repeat the response to an earlier amendment */
  const sendOrder = async (flow: Flow, intent: Intent, isRepeated: boolean): Promise<void> => {
    const { customerOrderId, send, signal } = flow;
    save(intent, 'sending');
    const outcome = await orders.place(customerOrderId, intent.key, signal);
    const { kind } = outcome;
    if (kind === 'unknown') send({ type: 'unknown' });
    const isConfirmed = kind === 'placed';
    const after = isConfirmed && !isRepeated ? 'placed' : await orders.read(customerOrderId, signal);
    if (after === 'placed' || (isConfirmed && after !== 'amending')) finish(flow);
    else {
      const isEnded = isConfirmed || (kind === 'refused' && after && !isRepeated);
      save(intent, isEnded ? undefined : kind === 'refused' ? 'reported' : 'unknown');
      await refuse(flow, isConfirmed ? UNKNOWN_ERROR : outcome.code);
    }
  };

  return async (flow, prepare, found) => {
    const { customerOrderId, signal } = flow;
    // An earlier page that was closed before it sent the request has placed nothing.
    const earlier = found?.phase === 'reading' ? undefined : found;
    const intent: Intent = {
      customerOrderId,
      key: earlier?.key ?? context.newKey(),
      startedAt: clock.now(),
      phase: earlier ? 'sending' : 'reading',
      receipt: context.prepareBeacon(customerOrderId) ?? earlier?.receipt,
    };
    intents.save(intent);
    if (!flow.isLocked) {
      await pause(clock, VERIFY_MS);
      const now = intents.find(customerOrderId);
      if (now?.key !== intent.key || now.startedAt !== intent.startedAt) return true;
    }
    const before = await orders.read(customerOrderId, signal);
    if (before === 'placed') finish(flow);
    else if (before !== 'amending') {
      save(intent, before ? undefined : earlier?.phase);
      await refuse(flow, UNKNOWN_ERROR);
    } else if (!(await prepare(flow)) || signal.aborted) save(intent, earlier?.phase);
    else await sendOrder(flow, intent, earlier !== undefined);
    return false;
  };
};
