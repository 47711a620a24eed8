import { linePrice, productOf, totalsOf, unitPrice, type TrolleyLine, type World } from '../state';
import { money, productOnWire, quantityOf } from './order-wire';

const itemOnWire = (line: TrolleyLine, index: number) => {
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
      trolleyItems: lines.map(itemOnWire),
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
