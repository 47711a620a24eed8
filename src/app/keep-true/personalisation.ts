import type { ShoppingContextStore } from '../../domains/account';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import type { Analytics } from '../../platform/analytics';
import type { Session } from '../../platform/session';

interface PersonalisationDeps {
  readonly session: Session['store'];
  readonly context: Pick<ShoppingContextStore, 'getState'>;
  readonly trolley: Pick<TrolleyStore, 'getState' | 'subscribe'>;
  readonly slot: Pick<SlotStore, 'getState' | 'subscribe'>;
  readonly analytics: Analytics;
}

const CURRENCY = 'GBP';

/** What the shop's recommendations go by; undefined while it isn't known, or staff act for the customer. */
const listOf = ({ session, context, trolley, slot }: PersonalisationDeps) => {
  const who = session.getState();
  const { trolley: read } = trolley.getState();
  const { status } = slot.getState();
  if (who.kind !== 'signed-in' || who.role !== 'customer' || !read || status.kind === 'pending') {
    return undefined;
  }
  const booked = status.kind === 'booked' ? status.slot.reservation : undefined;
  const branchId = booked?.branchId ?? context.getState().context.defaultBranchId;
  return {
    event: 'retail_personalisation',
    cartRows: read.items.flatMap(({ productId, quantity, unitPrice }) =>
      unitPrice === undefined
        ? []
        : [{ productId, quantity: quantity.amount, unitPrice: unitPrice / 100, currency: CURRENCY }],
    ),
    customVariables: {
      customerId: who.customerId,
      ...(branchId !== undefined && { branchId }),
      ...(booked?.startDateTime && { slotDate: booked.startDateTime.toISOString() }),
      ...(booked && { slotType: booked.slotType }),
    },
  } as const;
};

/** Sets the retail-personalisation list, and again whenever it has become another [EVT-1]. The answer ends it. */
export const followPersonalisation = (deps: PersonalisationDeps): (() => void) => {
  let told = '';
  const look = () => {
    const list = listOf(deps);
    if (!list) return;
    const text = JSON.stringify(list);
    if (text === told) return;
    told = text;
    deps.analytics.track(list);
  };
  const stops = [deps.trolley.subscribe(look), deps.slot.subscribe(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
};
