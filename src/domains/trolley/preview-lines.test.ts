import { penceFromPounds } from '../../kernel/money';
import { createTranslate, type Translate } from '../../kernel/translate';
import type { TrolleyItem } from './model';
import { previewLines, withKept } from './preview-lines';

const item = (id: string, changes: Partial<TrolleyItem> = {}): TrolleyItem => ({
  lineNumber: id,
  productId: id,
  quantity: { amount: 1, uom: 'C62' },
  totalPrice: penceFromPounds(2.4),
  ...changes,
});
const product = (id: string, isUnavailable = false) => ({ id, name: `Product ${id}`, isUnavailable });

describe('previewLines', () => {
  it('returns lines with their products, unavailable ones first [TROL-5]', () => {
    const { lines } = previewLines([item('1'), item('2')], [product('1'), product('2', true)]);
    expect(lines).toEqual([
      { ...product('2', true), amount: '', quantity: 1, price: '£2.40' },
      { ...product('1'), amount: '', quantity: 1, pieces: 1, price: '£2.40' },
    ]);
  });

  it('has the number of pieces, and no number for one piece; weights have their unit [TROL-5]', () => {
    const items = [
      item('1', { quantity: { amount: 3, uom: 'C62' } }),
      item('2'),
      item('3', { quantity: { amount: 1.5, uom: 'KGM' } }),
    ];
    const products = items.map(({ lineNumber }) => product(lineNumber));
    const amounts = (t?: Translate) => previewLines(items, products, t).lines.map(({ amount }) => amount);
    expect(amounts()).toEqual(['3 ×', '', '1.5 kg']);
    const german = createTranslate({ lang: 'de', texts: { '£1,234.50': '1.234,50 £' } });
    expect(amounts(german)).toEqual(['3 ×', '', '1,5 kg']);
  });

  it('returns three lines, and counts the others, also those without a known product [TROL-5]', () => {
    const items = ['1', '2', '3', '4', '5'].map((id) => item(id));
    const products = ['1', '2', '3', '4'].map((id) => product(id));
    expect(previewLines(items, products)).toMatchObject({
      lines: [{ id: '1' }, { id: '2' }, { id: '3' }],
      others: 2,
    });
  });

  it('returns empty lines while the products load, and counts the others [TROL-5] [SHELL-4]', () => {
    const items = ['1', '2', '3', '4'].map((id) => item(id));
    const empty = (id: string) => ({ id, name: '', amount: '', quantity: 1 });
    expect(previewLines(items, undefined)).toEqual({
      lines: [empty('1'), empty('2'), empty('3')],
      others: 1,
    });
  });

  it('has the substitute of an unavailable line until the trolley contains it [TROL-5]', () => {
    const substitute = { id: '9', name: 'Product 9', pricePence: 120 };
    const substitutes = (isUnavailable: boolean, ...more: TrolleyItem[]) =>
      previewLines([item('1'), ...more], [{ ...product('1', isUnavailable), substitute }]).lines.map(
        (line) => line.substitute,
      );
    expect(substitutes(true)).toEqual([{ id: '9', name: 'Product 9', price: '£1.20' }]);
    expect(substitutes(false)).toEqual([undefined]);
    expect(substitutes(true, item('9'))).toEqual([undefined]);
    expect(substitutes(true, item('x', { lineNumber: '9' }))).toEqual([undefined]);
  });

  it('returns nothing if no product is known, and leaves out an unknown price [TROL-5]', () => {
    expect(previewLines([item('1')], [])).toEqual({ lines: [], others: 0 });
    const [line] = previewLines([item('1', { totalPrice: undefined })], [product('1')]).lines;
    expect(line).not.toHaveProperty('price');
  });

  it('returns three lines in addition to those that the shopper has changed [TROL-4]', () => {
    const ids = ['1', '2', '3', '4', '5'];
    const { lines, others } = previewLines(
      ids.map((id) => item(id)),
      ids.map((id) => product(id)),
      undefined,
      1,
    );
    expect([lines.length, others]).toEqual([4, 1]);
  });
});

describe('withKept', () => {
  const ids = (...items: readonly TrolleyItem[]) =>
    withKept(
      items,
      new Map([
        ['2', { item: item('2'), index: 1, fix: 'removed' }],
        ['1', { item: item('1'), index: 0, fix: 'removed' }],
      ]),
    ).map(({ productId }) => productId);

  it('returns removed items in their former places, in whatever order they were removed [TROL-4]', () => {
    expect(ids(item('3'), item('9'))).toEqual(['1', '2', '3', '9']);
  });

  it('returns an item that was added again in its former place [TROL-4]', () => {
    expect(ids(item('3'), item('9'), item('1'))).toEqual(['1', '2', '3', '9']);
  });
});
