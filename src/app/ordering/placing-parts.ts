import { loadPlacing } from '../../domains/checkout';
import type { CheckoutDeps } from './checkout';

/** The slot as placing needs it; a read that another one overtook is made again. */
const placingSlot = ({ slot, services }: Pick<CheckoutDeps, 'slot' | 'services'>) => {
  const current = () => {
    const { status } = slot.getState();
    if (status.kind !== 'booked') return undefined;
    const { reservation, label, previous } = status.slot;
    return { reservationId: reservation.id, start: label?.start, previousStart: previous?.start };
  };
  return {
    current,
    async reload() {
      const before = slot.getState().status;
      await slot.getState().refresh();
      if (slot.getState().status === before) await slot.getState().refresh();
      const { status } = slot.getState();
      return status.kind === 'none' ? status.kind : status === before ? undefined : current();
    },
    async cancel(reservationId: string) {
      const answer = await services.slots.cancel(reservationId);
      if (answer.ok) return 'cancelled';
      return answer.failure.kind === 'timeout' ? 'timeout' : 'failed';
    },
  } as const;
};

const receiptFacts = ({ slot, trolley }: Pick<CheckoutDeps, 'slot' | 'trolley'>) => {
  const { status } = slot.getState();
  const known = trolley.getState().trolley;
  const reservation = status.kind === 'booked' ? status.slot.reservation : undefined;
  return (
    known && {
      branchId: reservation?.branchId,
      slotType: reservation?.slotType,
      deliveryCharge: known.order.deliveryCharge,
      items: known.items,
      placedAmounts: known.order.amounts,
    }
  );
};

/** All that placing an order needs, of the header around it. */
export const createSaga = async (deps: CheckoutDeps) => {
  const { props, services, context, browser } = deps;
  const { applicationName, services: addresses } = props.config;
  const { http, logger } = services;
  const { createOrdersApi, createBeacon, createPlacingSaga, createReceipts } = await loadPlacing();
  return createPlacingSaga({
    orders: createOrdersApi(http, addresses.orders),
    slot: placingSlot(deps),
    exclusively: browser.exclusively,
    newKey: browser.newId,
    customerOrderId: () => context.getState().context.customerOrderId,
    takeReceipt: createReceipts({
      facts: () => receiptFacts(deps),
      send: createBeacon({ fetch: browser.fetch, logger, applicationName }, addresses.beacon),
      warn: logger.warn,
    }),
  });
};
