import {
  HOME_BRANCH,
  isEntertaining,
  linePrice,
  linesAsPlaced,
  orderOf,
  productOf,
  substituteOf,
  totalsOf,
  unitPrice,
  type PlacedOrder,
  type SlotReservation,
  type TrolleyLine,
  type World,
} from '../state';

/** An amount of pounds in the services' wire format. */
export const money = (amount: number) => ({ amount, currencyCode: 'GBP' });

const uomOf = ({ lineNumber }: TrolleyLine): string => productOf(lineNumber)?.uom ?? 'C62';

const quantityOf = (line: TrolleyLine) => ({ amount: line.amount, uom: uomOf(line) });

/** Returns a product in the graph's wire format; null for one that is no longer sold. */
export const productOnWire = (lineNumber: string) => {
  const product = productOf(lineNumber);
  if (product === undefined) return null;
  const { price, wasPrice } = product;
  return { ...product, price: money(price), wasPrice: wasPrice === null ? null : money(wasPrice) };
};

/** Returns a reservation without the fields that the shop does not publish. */
export const reservationOnWire = ({ charge: _charge, taken: _taken, ...wireReservation }: SlotReservation) =>
  wireReservation;

const slotOnWire = ({ status, branchId, slotType, startDateTime, endDateTime }: SlotReservation) => ({
  ...{ status, branchId, slotType, startDateTime, endDateTime },
});

/**
 * Returns an order in the wire format of `GET /v1/orders/{id}` and of the graph. Its totals are those of its current
 * lines and slot.
 *
 * @param orderLines the lines to list: for an order that is being amended, the lines as last placed
 */
export const orderOnWire = (order: PlacedOrder, orderLines: readonly TrolleyLine[] = order.lines) => {
  const { customerOrderId, state, lines, slot, placedDateTime } = order;
  const items = lines.reduce((sum, line) => sum + Math.round(linePrice(line) * 100), 0);
  const charge = slot?.charge ?? 0;
  return {
    customerOrderId,
    customerOrderState: state,
    orderLines: orderLines.map((line) => ({
      lineNumber: line.lineNumber,
      price: money(linePrice(line)),
      quantity: quantityOf(line),
      reservedQuantity: line.amount,
      product: productOnWire(line.lineNumber),
    })),
    slots: slot === null ? [] : [slotOnWire(slot)],
    totals: {
      estimated: { deliveryCharge: money(charge), totalPrice: money(items / 100 + charge) },
    },
    containsEntertainingLines: lines.some(isEntertaining),
    placedDateTime,
    branchId: slot?.branchId ?? HOME_BRANCH,
  };
};

/** Returns one order of this world, with its lines as last placed; undefined if there is none. */
export const findOrderOnWire = (world: World, customerOrderId: string) => {
  const order = orderOf(world, customerOrderId);
  if (order === undefined) return undefined;
  return orderOnWire(order, linesAsPlaced(world, customerOrderId) ?? order.lines);
};

const itemOnWire = (world: World) => (line: TrolleyLine, index: number) => {
  const product = productOf(line.lineNumber);
  const quantity = quantityOf(line);
  const price = money(linePrice(line));
  return {
    lineNumber: line.lineNumber,
    noteToShopper: null,
    personalisedMessage: null,
    productId: product?.productId ?? line.lineNumber,
    reservedQuantity: line.conflict === 'NONE' ? line.amount : 0,
    trolleyItemId: index + 1,
    quantity,
    price,
    totalPrice: price,
    retailPrice:
      product === undefined
        ? null
        : { price: money(unitPrice(line)), quantity: { amount: 1, uom: quantity.uom } },
    conflict: line.conflict,
    product: productOnWire(line.lineNumber),
    substitute: productOnWire(substituteOf(world, line) ?? ''),
  };
};

/** The response of `getTrolley` and of every change of the trolley [TROL-5]. */
export const trolleyOnWire = (world: World) => {
  const totals = totalsOf(world);
  const { lines, deliveryMinimum, collectionMinimum, failures } = world.trolley;
  return {
    failures: failures.length === 0 ? null : failures,
    slotChangeable: world.slotChangeable,
    instantCheckout: world.instantCheckout,
    trolley: {
      orderId: world.customerOrderId,
      amendingOrder: world.orderState === 'AMENDING',
      trolleyItems: lines.map(itemOnWire(world)),
      trolleyTotals: {
        minimumSpendThresholdMet: totals.minimumSpendThresholdMet,
        itemTotalEstimatedCost: money(totals.itemTotal),
        totalEstimatedCost: money(totals.total),
        trolleyItemCounts: {
          hardConflicts: totals.hardConflicts,
          softConflicts: totals.softConflicts,
          noConflicts: totals.noConflicts,
        },
        collectionMinimumOrderValue: collectionMinimum === null ? null : money(collectionMinimum),
        deliveryMinimumOrderValue: deliveryMinimum === null ? null : money(deliveryMinimum),
      },
    },
  };
};
