import { english } from '../../kernel/translate';
import { penceFromPounds } from '../../kernel/money';
import { itemsCostDetail, trolleyLabel } from './model';

const totals = (itemCount: number, pounds = 43.1) => ({
  estimatedCost: penceFromPounds(pounds),
  itemCount,
  hardConflicts: 0,
  minimumSpendThresholdMet: true,
});

describe('trolleyLabel', () => {
  it.each([
    [1, '1', '£43.10, 1 item, trolley'],
    [12, '12', '£43.10, 12 items, trolley'],
    [99, '99', '£43.10, 99 items, trolley'],
    [100, '99+', '£43.10, 99+ items, trolley'],
    [100_000, '99+', '£43.10, 99+ items, trolley'],
  ])('caps the count at 99+: %p shows %s [TROL-2]', (count, badge, name) => {
    expect(trolleyLabel(totals(count), english)).toEqual({ count: badge, cost: '£43.10', name });
  });

  it.each<readonly [string, Parameters<typeof trolleyLabel>[0], readonly string[]]>([
    ['no count for an empty trolley and £0.00', totals(0, 0), ['', '£0.00', '£0.00, 0 items, trolley']],
    [
      "'Trolley' instead of an unknown price, with the count",
      { ...totals(5), estimatedCost: undefined },
      ['5', 'Trolley', 'Trolley, 5 items'],
    ],
    [
      'the price without an unknown count',
      { ...totals(5), itemCount: undefined },
      ['', '£43.10', '£43.10, trolley'],
    ],
    ["only 'Trolley' when neither is known", {}, ['', 'Trolley', 'Trolley']],
  ])('shows %s [TROL-2] [TROL-3]', (_what, known, [count, cost, name]) => {
    expect(trolleyLabel(known, english)).toEqual({ count, cost, name });
  });

  it('marks and names items that are unavailable [TROL-6]', () => {
    const label = trolleyLabel({ ...totals(5), hardConflicts: 2 }, english);
    expect(label).toMatchObject({
      problem: 'unavailable',
      name: '£43.10, 5 items, trolley, some items are unavailable',
    });
  });
});

describe('itemsCostDetail', () => {
  const before = { estimatedCost: penceFromPounds(44), itemsCost: penceFromPounds(40) };
  it('subtracts the previous delivery charge [TROL-6]', () => {
    expect(itemsCostDetail(penceFromPounds(34), before)).toBe(3000);
  });

  it('is undefined when the delivery charge is not known [TROL-6]', () => {
    expect(itemsCostDetail(penceFromPounds(34), undefined)).toBeUndefined();
    expect(itemsCostDetail(penceFromPounds(34), { estimatedCost: penceFromPounds(44) })).toBeUndefined();
  });
});
