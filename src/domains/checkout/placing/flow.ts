import type { Clock } from '../../../kernel/clock';
import type { PlacingPorts } from '../ports';
import type { Intent } from './intents';
import type { Send } from './store';

/** Time limit of the whole flow of one press or one page load, in milliseconds [INST-2]. */
export const FLOW_LIMIT_MS = 60_000;

/** The context of one flow for one order. */
export interface Flow {
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

/** What the steps of a flow need: the ports, and the two ways in which a flow ends. */
export interface FlowContext extends PlacingPorts {
  /** Ends with a placed order. The tab that removes the record of a sent request also sends the beacon. */
  readonly finish: (flow: Flow) => void;
  /** Ends with an order that is not placed. */
  readonly refuse: (flow: Flow, code: string) => Promise<void>;
}

/** Runs between reading an order and sending it. Resolves with false when the order must not be sent. */
export type Prepare = (flow: Flow) => Promise<boolean>;

/**
 * Whether a sent request may still be carried out, or another tab without Web Locks may be about to send one.
 *
 * @param now epoch milliseconds
 */
export const isPending = (
  intent: Intent | undefined,
  { isLocked }: Pick<Flow, 'isLocked'>,
  now: number,
): boolean =>
  intent !== undefined &&
  (intent.phase === 'sending' || (intent.phase === 'reading' && !isLocked)) &&
  Math.abs(now - intent.startedAt) < FLOW_LIMIT_MS;

export const pause = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
