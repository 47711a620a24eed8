import { penceFromPounds } from '../../kernel/money';
import { createTranslate, type Translate } from '../../kernel/translate';
import type { TrolleyItem } from './model';
import { previewLines } from './preview-lines';

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
      { ...product('2', true), amount: '', price: '£2.40' },
      { ...product('1'), amount: '', pieces: 1, price: '£2.40' },
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
    const empty = (id: string) => ({ id, name: '', amount: '' });
    expect(previewLines(items, undefined)).toEqual({
      lines: [empty('1'), empty('2'), empty('3')],
      others: 1,
    });
  });

  it('returns nothing if no product is known, and leaves out an unknown price [TROL-5]', () => {
    expect(previewLines([item('1')], [])).toEqual({ lines: [], others: 0 });
    const [line] = previewLines([item('1', { totalPrice: undefined })], [product('1')]).lines;
    expect(line).not.toHaveProperty('price');
  });
});
