import { english } from '../../kernel/translate';
import type { BookedSlot } from '../../domains/slot';
import type { Trolley, TrolleyState } from '../../domains/trolley';
import { orderFigures } from './order-figures';

const MONDAY = { day: 'Mon 05 May', time: '2pm - 3pm' };
const TUESDAY = { day: 'Tue 06 May', time: '9am - 10am' };

const item = (lineNumber: string, amount: number, totalPrice?: number) =>
  ({ lineNumber, quantity: { amount }, totalPrice }) as Trolley['items'][number];

/** Milk as before, more bread, new jam, no tea any more; £4 are the delivery charge. */
const ITEMS = [item('milk', 1, 200), item('bread', 2, 500), item('jam', 1, 300)];
const ORDER = {
  amounts: new Map([
    ['milk', 1],
    ['bread', 1],
    ['tea', 1],
  ]),
  itemsCost: 860,
};

const state = (trolley: object = {}, status: object = {}) => {
  const totals = { estimatedCost: 1400 };
  return {
    status: { kind: 'ready', totals, ...status },
    trolley: { items: ITEMS, order: ORDER, totals, ...trolley },
  } as unknown as TrolleyState;
};

const booked = (parts: object = { label: MONDAY }) => parts as unknown as BookedSlot;

const textsOf = (...args: Parameters<typeof orderFigures>) =>
  orderFigures(...args).map(({ name, before, value }) => [name, before, value]);

describe('orderFigures', () => {
  it('has the total before and after, the slot, and the number of changed items [INST-1]', () => {
    expect(textsOf(state(), booked(), english)).toEqual([
      ['Total', '£12.60', '£14.00'],
      ['Slot', undefined, 'Mon 05 May, 2pm - 3pm'],
      ['Items', undefined, '1 added, 1 removed, 1 changed'],
    ]);
  });

  it('compares the cost of the items when the slot has changed, because its previous charge is not known [INST-1]', () => {
    expect(textsOf(state(), booked({ label: TUESDAY, previous: MONDAY }), english).slice(0, 2)).toEqual([
      ['Items total', '£8.60', '£10.00'],
      ['Slot', 'Mon 05 May, 2pm - 3pm', 'Tue 06 May, 9am - 10am'],
    ]);
  });

  const total = [['Total', undefined, '£14.00']];
  it.each<readonly [string, object, readonly unknown[]]>([
    [
      'has no items when nothing has changed',
      { items: [item('tea', 1, 860)], order: { ...ORDER, amounts: new Map([['tea', 1]]) } },
      [['Total', '£14.00', '£14.00']],
    ],
    [
      'has no items when lines of the order are not known',
      { order: { ...ORDER, isPartial: true } },
      [['Total', '£12.60', '£14.00']],
    ],
    [
      'has no previous total when the cost of the order is not known',
      { items: [], order: { amounts: new Map() } },
      total,
    ],
    [
      'has no previous total when a price is not known',
      { items: [item('tea', 1)], order: { ...ORDER, amounts: new Map([['tea', 1]]) } },
      total,
    ],
    ['has neither when the host has sent newer totals', { totals: {} }, total],
    ['has neither when lines of the trolley are not known', { isPartial: true }, total],
  ])('%s [INST-1]', (_what, trolley, figures) => {
    expect(textsOf(state(trolley), undefined, english)).toEqual(figures);
  });

  it.each<readonly [string, Pick<TrolleyState, 'status' | 'trolley'>]>([
    ['that has not loaded', { ...state(), trolley: undefined }],
    ['that failed', state({}, { kind: 'failed' })],
    ['without a known cost', state({ items: [], order: { amounts: new Map() } }, { totals: {} })],
  ])('is empty for a trolley %s [INST-1]', (_what, trolley) => {
    expect(textsOf(trolley, booked({}), english)).toEqual([]);
  });
});
