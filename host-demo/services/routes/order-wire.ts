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

/** An amount of pounds in the services' wire format. */
export const money = (amount: number) => ({ amount, currencyCode: 'GBP' });

const uomOf = ({ lineNumber }: TrolleyLine): string => productOf(lineNumber)?.uom ?? 'C62';

export const quantityOf = (line: TrolleyLine) => ({ amount: line.amount, uom: uomOf(line) });

/** Returns a product in the graph's wire format; null for one that is no longer sold. */
export const productOnWire = (lineNumber: string) => {
  const product = productOf(lineNumber);
  if (product === undefined) return null;
  const { price, wasPrice } = product;
  return { ...product, price: money(price), wasPrice: wasPrice === null ? null : money(wasPrice) };
};

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

/** Returns one order of this world, with its lines as last placed; undefined if there is none. */
export const findOrderOnWire = (world: World, customerOrderId: string) => {
  const order = orderOf(world, customerOrderId);
  if (order === undefined) return undefined;
  return orderOnWire(order, linesAsPlaced(world, customerOrderId) ?? order.lines);
};
