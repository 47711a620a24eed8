import type { HeaderConfig } from '../../../../federation/contract';
import type { FrameData } from '../../../../federation/contract/when-wanted';
import { isCalm } from '../../../context/calm-order';
import { createShoppingContextApi } from '../../../domains/account/lazy-frame';
import { bookedIn, createSlotApi, reservedUntil, slotSummary } from '../../../domains/slot/lazy-frame';
import { createTrolleyApi, trolleyLabel } from '../../../domains/trolley/lazy-frame';
import type { Translate } from '../../../kernel/translate';
import { createFrameClients } from '../../../platform/browser/frame-clients';
import { fetchToken } from '../../../platform/session/token-service';

/** What the services have answered about the order of a customer. */
interface LoadedOrder {
  readonly data: FrameData;
  /** Whether the frame can show it without the header. */
  readonly isCalm: boolean;
  /** The branch of the booked slot, or the customer's own. */
  readonly branchId?: string | undefined;
  /** Until when the slot is reserved; undefined if it is confirmed. */
  readonly until?: Date | undefined;
}

/**
 * Loads the customer's trolley and slot for the first frame.
 *
 * @param page `t`: its language; `origin`: its origin; `signal` ends the requests
 * @param onCustomer called with the customer's id, as soon as it is known
 * @returns undefined if nobody is signed in, or staff
 * @throws Error if that is not known
 */
export const loadOrder = async (
  { applicationName, services }: HeaderConfig,
  { t, origin, signal }: { readonly t: Translate; readonly origin: string; readonly signal: AbortSignal },
  onCustomer: (customerId: string) => void,
): Promise<LoadedOrder | undefined> => {
  const { http, graph, answers, signIn } = createFrameClients({
    ...{ applicationName, graphUrl: services.graph, origin, signal },
  });
  const session = await fetchToken(http, services.token, signal);
  if (session.kind === 'signed-out' || session.isSignedOnAsCustomer) return undefined;
  const { customerId, token } = session;
  // The token stays here: the header requests its own [AUTH-4].
  answers.clear();
  signIn(token);
  onCustomer(customerId);
  const restless = { data: { customerId, summary: {}, answers }, isCalm: false };
  const context = await createShoppingContextApi(http, services.shoppingContext).load(signal);
  if (!context.ok || !context.value.customerOrderId || context.value.customerOrderState === 'AMENDING')
    return restless;
  const { customerOrderId, defaultBranchId } = context.value;
  const [trolley, slot] = await Promise.all([
    createTrolleyApi(graph).load({ customerOrderId, isAmending: false }, signal),
    createSlotApi(http, services.slots, t).load(customerOrderId, signal),
  ]);
  if (!trolley.ok || !slot.ok) return restless;
  const booked = bookedIn(slot.value);
  const summary = {
    trolley: trolleyLabel(trolley.value.totals, t),
    slot: booked?.label ? slotSummary(booked.label) : null,
    isCurrent: true,
  };
  return {
    data: { customerId, summary, answers },
    isCalm: isCalm(trolley.value, booked),
    branchId: booked?.reservation.branchId ?? defaultBranchId,
    until: booked && reservedUntil(booked.reservation),
  };
};
