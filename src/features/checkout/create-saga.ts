import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { loadPlacing } from '../../domains/checkout';
import { orderConfirmationRoute } from '../../kernel/routes';
import type { HeaderContext } from '../../header/context/context';

/** The slot as placing an order needs it. A refresh that a later one superseded is repeated. */
const placingSlot = ({ slot }: Pick<HeaderContext, 'slot'>) => {
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
      // Another slot may have been booked since the shopper decided: that slot is kept.
      if (current()?.reservationId !== reservationId) return 'failed';
      const result = await slot.getState().cancel();
      if (result.ok) return 'cancelled';
      return result.failure.kind === 'timeout' ? 'timeout' : 'failed';
    },
  } as const;
};

const beaconFacts = ({ slot, trolley }: Pick<HeaderContext, 'slot' | 'trolley'>) => {
  const { status } = slot.getState();
  const loadedTrolley = trolley.getState().trolley;
  const reservation = status.kind === 'booked' ? status.slot.reservation : undefined;
  return (
    loadedTrolley && {
      branchId: reservation?.branchId,
      slotType: reservation?.slotType,
      deliveryCharge: loadedTrolley.order.deliveryCharge,
      items: loadedTrolley.items,
      placedAmounts: loadedTrolley.order.amounts,
      isPartial: loadedTrolley.order.isPartial,
    }
  );
};

/** Creates the process that places an order, with the ports that it needs. */
export const createSaga = async (header: HeaderContext) => {
  const { props, services, context, browser } = header;
  const { applicationName, services: addresses, checkout } = props.config;
  const { http, logger } = services;
  const { createOrdersApi, createBeacon, createIntents, createPlacingSaga, createCompletionBeacon } =
    await loadPlacing();
  return createPlacingSaga({
    orders: createOrdersApi(http, addresses.orders, checkout?.placeOptions),
    slot: placingSlot(header),
    intents: createIntents({ store: browser.localStore, storageKey: PLACING_ORDERS_KEY, now: browser.now }),
    clock: browser,
    withLock: browser.withLock,
    newKey: browser.newId,
    customerOrderId: () => context.getState().context.customerOrderId,
    isConfirmation: (id) => browser.location().pathname === orderConfirmationRoute(id),
    ...createCompletionBeacon({
      facts: () => beaconFacts(header),
      send: createBeacon({ fetch: browser.fetch, logger, applicationName }, addresses.beacon),
      warn: logger.warn,
    }),
  });
};
