import type { CheckOutcome } from './check-outcome';
import { FLOW_LIMIT_MS, pause, type Flow, type FlowContext, type Prepare } from './flow';
import { TIMEOUT } from './state';
import type { Send } from './store';

/** Milliseconds between two reads of an order whose request may still be carried out. */
const POLL_MS = 2_000;

/** Runs the flow while no other tab of the browser does, up to the time limit. */
export type RunFlow = (customerOrderId: string, send: Send, prepare?: Prepare) => Promise<void>;

/** Creates the flow of one order, in which tabs take turns [INST-2]. */
export const createRunFlow =
  ({ clock, withLock, refuse }: FlowContext, checkOutcome: CheckOutcome): RunFlow =>
  async (customerOrderId, send, prepare) => {
    const limit = new AbortController();
    const { signal } = limit;
    const flow: Flow = {
      customerOrderId,
      signal,
      send: (event) => !signal.aborted && send(event),
      isLocked: false,
      isShown: prepare !== undefined,
    };
    const stop = clock.after(FLOW_LIMIT_MS, () => {
      void refuse(flow, TIMEOUT);
      limit.abort();
    });
    const runLocked = async (): Promise<boolean> => {
      const mustWait: boolean[] = [];
      await withLock(`shop-header:order:${customerOrderId}`, async (isLocked) => {
        flow.isLocked = isLocked;
        if (!signal.aborted) mustWait.push(await checkOutcome(flow, prepare));
      });
      return mustWait.includes(true);
    };
    while (!signal.aborted && (await runLocked())) await pause(clock, POLL_MS);
    stop();
  };
