import { english } from '../../../src/kernel/translate';
import { decodeTotals, decodeTrolley } from '../../../src/domains/trolley/decode';
import { trolleyLabel, type Trolley, type TrolleyTotals } from '../../../src/domains/trolley/model';
import type { LostParts, ResponseCase } from './response-case';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

const TOTALS = {
  minimumSpendThresholdMet: true,
  itemTotalEstimatedCost: pounds(39.1),
  totalEstimatedCost: pounds(43.1),
  trolleyItemCounts: { hardConflicts: 1, softConflicts: 0, noConflicts: 0 },
  collectionMinimumOrderValue: pounds(25),
  deliveryMinimumOrderValue: pounds(40),
};

const ITEM = {
  lineNumber: '88903',
  noteToShopper: null,
  personalisedMessage: null,
  productId: '88903-1',
  reservedQuantity: 1,
  trolleyItemId: 7,
  quantity: { amount: 2, uom: 'C62' },
  price: pounds(2.35),
  totalPrice: pounds(4.7),
  retailPrice: { price: pounds(2.35), quantity: { amount: 1, uom: 'C62' } },
};

const ORDER = {
  customerOrderId: 'co-81000',
  orderLines: [{ lineNumber: '88903', price: pounds(2.35), quantity: { amount: 3 }, reservedQuantity: 1 }],
  slots: [{ status: 'CONFIRMED', branchId: '651' }],
  totals: { estimated: { deliveryCharge: { amount: 4 } } },
  containsEntertainingLines: true,
};

const TROLLEY = {
  slotChangeable: false,
  instantCheckout: 'ALLOWED',
  failures: [{ message: 'Out of stock', type: 'ITEM_UNAVAILABLE' }],
  trolley: { amendingOrder: true, trolleyItems: [ITEM], trolleyTotals: TOTALS },
};

const partsOfTotals = (totals: TrolleyTotals) => {
  const { cost, count } = trolleyLabel(totals, english);
  return {
    price: cost,
    count,
    itemsCost: totals.itemsCost,
    hardConflicts: totals.hardConflicts,
    minimumMet: totals.minimumSpendThresholdMet,
    deliveryMinimum: totals.deliveryMinimum,
    collectionMinimum: totals.collectionMinimum,
  };
};

const partsOfTrolley = ({ totals, order, failures, items, ...trolley }: Trolley) => {
  const [item] = items;
  return {
    ...partsOfTotals(totals),
    amending: trolley.isAmendingOrder,
    changeable: trolley.isSlotChangeable,
    instant: trolley.instantCheckout,
    failures,
    line: item && [item.lineNumber, item.quantity.amount],
    product: item?.productId,
    unit: item?.quantity.uom,
    itemId: item?.trolleyItemId,
    linePrice: item?.totalPrice,
    unitPrice: item?.unitPrice,
    placed: [...order.amounts],
    charge: order.deliveryCharge,
    entertaining: order.containsEntertaining,
  };
};

/**
 * The parts that are lost with an amount's object, with its amount, and with its currency unless that may be missing.
 */
const amount = (path: string, part: string, hasCurrency = true): LostParts => ({
  [path]: part,
  [`${path}.amount`]: part,
  ...(hasCurrency && {
    [`${path}.currencyCode wrong type`]: part,
    [`${path}.currencyCode empty`]: part,
  }),
});

/** @param path with a trailing dot, unless it is empty */
const totalsLost = (path: string): LostParts => ({
  ...amount(`${path}totalEstimatedCost`, 'price'),
  ...amount(`${path}itemTotalEstimatedCost`, 'itemsCost'),
  ...amount(`${path}deliveryMinimumOrderValue`, 'deliveryMinimum'),
  ...amount(`${path}collectionMinimumOrderValue`, 'collectionMinimum'),
  [`${path}minimumSpendThresholdMet`]: 'minimumMet',
});

const ALL_TOTALS = 'price itemsCost hardConflicts minimumMet deliveryMinimum collectionMinimum';
const ALL_OF_ITEM = 'line product unit itemId linePrice unitPrice';
const ITEM_PATH = 'getTrolley.trolley.trolleyItems.0';
const TOTALS_PATH = 'getTrolley.trolley.trolleyTotals';

const trolleyLost: LostParts = {
  '': 'all',
  getTrolley: 'all',
  'getTrolley.slotChangeable': 'changeable',
  'getTrolley.instantCheckout': 'instant',
  'getTrolley.failures': 'failures',
  'getTrolley.failures.0': 'failures',
  'getTrolley.failures.0.type': 'failures',
  'getTrolley.trolley': 'all',
  'getTrolley.trolley.trolleyItems': ALL_OF_ITEM,
  [ITEM_PATH]: ALL_OF_ITEM,
  [`${ITEM_PATH}.lineNumber`]: ALL_OF_ITEM,
  [`${ITEM_PATH}.quantity`]: ALL_OF_ITEM,
  [`${ITEM_PATH}.quantity.amount`]: ALL_OF_ITEM,
  [`${ITEM_PATH}.quantity.uom`]: 'unit',
  [`${ITEM_PATH}.productId`]: 'product',
  [`${ITEM_PATH}.trolleyItemId`]: 'itemId',
  ...amount(`${ITEM_PATH}.totalPrice`, 'linePrice'),
  [`${ITEM_PATH}.retailPrice`]: 'unitPrice',
  ...amount(`${ITEM_PATH}.retailPrice.price`, 'unitPrice'),
  [TOTALS_PATH]: ALL_TOTALS,
  ...totalsLost(`${TOTALS_PATH}.`),
  // Without counts, the header counts the items.
  [`${TOTALS_PATH}.trolleyItemCounts`]: 'hardConflicts',
  [`${TOTALS_PATH}.trolleyItemCounts.hardConflicts`]: 'hardConflicts',
};

const orderLost = (path: string): LostParts => ({
  [path]: 'placed charge entertaining',
  [`${path}.orderLines`]: 'placed',
  [`${path}.orderLines.0`]: 'placed',
  [`${path}.orderLines.0.lineNumber`]: 'placed',
  [`${path}.orderLines.0.quantity`]: 'placed',
  [`${path}.orderLines.0.quantity.amount`]: 'placed',
  [`${path}.totals`]: 'charge',
  [`${path}.totals.estimated`]: 'charge',
  ...amount(`${path}.totals.estimated.deliveryCharge`, 'charge', false),
  [`${path}.containsEntertainingLines`]: 'entertaining',
});

const trolleyParts: ResponseCase['partsOf'] = (wire) => {
  // The order's state is AMENDING; it is used where the trolley does not contain it.
  const decoded = decodeTrolley(wire, true);
  return Promise.resolve(decoded.ok ? partsOfTrolley(decoded.value) : undefined);
};

export const TROLLEY_RESPONSES: readonly ResponseCase[] = [
  {
    name: 'getTrolley',
    requirement: 'TROL-5',
    good: { getTrolley: TROLLEY, getOrder: ORDER },
    partsOf: trolleyParts,
    lost: { ...trolleyLost, ...orderLost('getOrder') },
  },
  {
    name: 'getTrolley of an amended order',
    requirement: 'TROL-1',
    good: { getTrolley: TROLLEY, getOrderWithRecommendations: { order: ORDER } },
    partsOf: trolleyParts,
    lost: {
      ...trolleyLost,
      getOrderWithRecommendations: 'placed charge entertaining',
      ...orderLost('getOrderWithRecommendations.order'),
    },
  },
  {
    name: "totals of a host's event",
    requirement: 'TROL-4',
    good: TOTALS,
    partsOf(wire) {
      const decoded = decodeTotals(wire);
      return Promise.resolve(decoded.ok ? partsOfTotals(decoded.value) : undefined);
    },
    // Without a price or a count, the header refetches the trolley.
    lost: {
      '': 'all',
      ...totalsLost(''),
      ...amount('totalEstimatedCost', 'all'),
      trolleyItemCounts: 'all',
      'trolleyItemCounts.hardConflicts': 'all',
      'trolleyItemCounts.softConflicts': 'all',
      'trolleyItemCounts.noConflicts': 'all',
    },
  },
];
