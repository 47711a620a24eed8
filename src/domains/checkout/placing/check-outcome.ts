import type { Attempt } from './attempt';
import { isPending, pause, type Flow, type FlowContext, type Prepare } from './flow';
import { NOT_PLACED, UNKNOWN_ERROR } from './state';

/**
 * Milliseconds after which a tab sees what another tab did to the storage. A lock may be passed on sooner: browsers don't
 * order the two.
 */
const STORAGE_DELAY_MS = 200;

/**
 * Places the order, or finds out its outcome, depending on the record and the order's state. Resolves with true when
 * another page's request may still be carried out, so that the caller must check again.
 *
 * @param prepare undefined when a loaded page only checks the outcome of an order
 */
export type CheckOutcome = (flow: Flow, prepare: Prepare | undefined) => Promise<boolean>;

/** Creates the step that every turn of a flow runs [INST-2]. */
export const createCheckOutcome = (context: FlowContext, attempt: Attempt): CheckOutcome => {
  const { orders, intents, clock, finish, refuse } = context;
  return async (flow, prepare) => {
    const { customerOrderId, send, signal } = flow;
    const earlier = intents.find(customerOrderId);
    if (prepare && !isPending(earlier, flow, clock.now())) return attempt(flow, prepare, earlier);
    if (!flow.isShown) {
      if (!earlier || earlier.phase === 'reading') return false;
      flow.isShown = earlier.phase !== 'reported' && context.customerOrderId() === customerOrderId;
      if (flow.isShown && !send({ type: 'resume' })) return false;
    }
    const reading = await orders.read(customerOrderId, signal);
    const intent = intents.find(customerOrderId);
    if (isPending(intent, flow, clock.now()) && (reading === 'placed' ? !flow.isLocked : reading !== 'other'))
      return true;
    if (reading === 'placed') {
      // Another tab may have removed the record and sent the beacon just before this tab got the lock.
      if (intent) await pause(clock, STORAGE_DELAY_MS);
      // The shopper came to this page by normal checkout.
      if (!flow.isShown && context.isConfirmation(customerOrderId)) intents.remove(customerOrderId);
      else finish(flow);
    } else if (prepare) return true;
    else {
      if (reading === 'other') intents.remove(customerOrderId);
      else if (reading && intent && flow.isShown) intents.save({ ...intent, phase: 'reported' });
      await refuse(flow, reading ? NOT_PLACED : UNKNOWN_ERROR);
    }
    return false;
  };
};
