import {
  HOME_BRANCH,
  isEntertaining,
  linePrice,
  linesAsPlaced,
  orderOf,
  productOf,
  type PlacedOrder,
  type TrolleyLine,
  type World,
} from '../state';

/** Pounds, as the services write money. */
export const money = (amount: number) => ({ amount, currencyCode: 'GBP' });

const uomOf = ({ lineNumber }: TrolleyLine): string => productOf(lineNumber)?.uom ?? 'C62';

export const quantityOf = (line: TrolleyLine) => ({ amount: line.amount, uom: uomOf(line) });

/** A product as the graph tells it; null for one that is not sold any more. */
export const productOnWire = (lineNumber: string) => {
  const product = productOf(lineNumber);
  if (product === undefined) return null;
  const { price, wasPrice } = product;
  return { ...product, price: money(price), wasPrice: wasPrice === null ? null : money(wasPrice) };
};

/**
 * An order as both `GET /v1/orders/{id}` and the graph tell it: its totals are those of its lines and slot now.
 *
 * @param orderLines what it lists: the lines as last placed, for an order that is being amended
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
    slots:
      slot === null
        ? []
        : [
            {
              status: slot.status,
              branchId: slot.branchId,
              slotType: slot.slotType,
              startDateTime: slot.startDateTime,
              endDateTime: slot.endDateTime,
            },
          ],
    totals: {
      estimated: { deliveryCharge: money(charge), totalPrice: money(items / 100 + charge) },
    },
    containsEntertainingLines: lines.some(isEntertaining),
    placedDateTime,
    branchId: slot?.branchId ?? HOME_BRANCH,
  };
};

/** One order of this world, with its lines as last placed; undefined: there is none. */
export const findOrderOnWire = (world: World, customerOrderId: string) => {
  const order = orderOf(world, customerOrderId);
  if (order === undefined) return undefined;
  return orderOnWire(order, linesAsPlaced(world, customerOrderId) ?? order.lines);
};
