import { penceFromPounds } from '../../kernel/money';
import { itemCount, itemsCostBeside, trolleyLabel } from './model';

const totals = (noConflicts: number, pounds = 43.1) => ({
  estimatedCost: penceFromPounds(pounds),
  hardConflicts: 0,
  softConflicts: 0,
  noConflicts,
  minimumSpendThresholdMet: true,
});

describe('how the trolley is told', () => {
  it.each([
    [1, '1', 'Trolley, 1 item, £43.10'],
    [12, '12', 'Trolley, 12 items, £43.10'],
    [99, '99', 'Trolley, 99 items, £43.10'],
    [100, '99+', 'Trolley, 99+ items, £43.10'],
    [100_000, '99+', 'Trolley, 99+ items, £43.10'],
  ])('caps the count at 99+: %p shows %s [TROL-2]', (count, badge, name) => {
    expect(trolleyLabel(totals(count))).toEqual({ count: badge, cost: '£43.10', name });
  });

  it('shows no count for an empty trolley and £0.00 [TROL-2]', () => {
    expect(trolleyLabel(totals(0, 0))).toEqual({ count: '', cost: '£0.00', name: 'Trolley, 0 items, £0.00' });
  });

  it('counts lines of every kind of conflict [TROL-2]', () => {
    expect(itemCount({ ...totals(3), hardConflicts: 1, softConflicts: 2 })).toBe(6);
  });
});

describe('the items’ cost when only the whole was told', () => {
  const before = { estimatedCost: penceFromPounds(44), itemsCost: penceFromPounds(40) };
  it('is without the delivery charge of before [TROL-6]', () => {
    expect(itemsCostBeside(penceFromPounds(34), before)).toBe(3000);
  });

  it('is open where the charge isn’t known [TROL-6]', () => {
    expect(itemsCostBeside(penceFromPounds(34), undefined)).toBeUndefined();
    expect(itemsCostBeside(penceFromPounds(34), { estimatedCost: penceFromPounds(44) })).toBeUndefined();
  });
});
