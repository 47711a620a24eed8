import { stopAll } from '../../kernel/stop-all';
import type { HeaderContext } from '../../context/context';

/** Returns the list for the shop's recommendations; undefined until it is loaded, and for staff. */
const listOf = ({ session, context, trolley, slot }: HeaderContext) => {
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
      unitPrice === undefined || productId === undefined
        ? []
        : [{ productId, quantity: quantity.amount, unitPrice: unitPrice / 100, currency: read.currencyCode }],
    ),
    customVariables: {
      customerId: who.customerId,
      ...(branchId !== undefined && { branchId }),
      ...(booked?.startDateTime && { slotDate: booked.startDateTime.toISOString() }),
      ...(booked && { slotType: booked.slotType }),
    },
  } as const;
};

/** Reports the retail-personalisation list, and again when it changes [EVT-1]. Returns a function that stops it. */
export const trackPersonalisation = (deps: HeaderContext): (() => void) => {
  let lastReported = '';
  const update = () => {
    const list = listOf(deps);
    if (!list) return;
    const text = JSON.stringify(list);
    if (text === lastReported) return;
    lastReported = text;
    deps.analytics.track(list);
  };
  const stop = stopAll(deps.trolley.subscribe(update), deps.slot.subscribe(update));
  update();
  return stop;
};
