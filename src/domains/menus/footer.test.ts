import { footerOf } from './footer';
import { category } from './testing/categories';

describe('footerOf', () => {
  it('puts children below their parent and starts with categories without a parent [MEGA-10]', () => {
    expect(
      footerOf([category('2'), category('1', ['2', '3']), category('3', [], { url: undefined })]),
    ).toEqual([
      {
        id: '1',
        name: 'C1',
        href: '/ecom/shop/browse/shop/c1',
        categories: [
          { id: '2', name: 'C2', href: '/ecom/shop/browse/shop/c2', categories: [] },
          { id: '3', name: 'C3', href: undefined, categories: [] },
        ],
      },
    ]);
  });

  it('leaves out hidden categories with their descendants [MEGA-4]', () => {
    const hidden = category('1', ['2'], { isShown: false });
    expect(footerOf([hidden, category('2'), category('4')])).toMatchObject([{ id: '4' }]);
  });

  it('ends for cyclic lists and for lists with thousands of levels [MEGA-11]', () => {
    const cyclic = [category('0', ['1']), category('1', ['2']), category('2', ['1'])];
    expect(footerOf(cyclic)).toMatchObject([
      { id: '0', categories: [{ id: '1', categories: [{ id: '2', categories: [] }] }] },
    ]);
    const deep = Array.from({ length: 5_000 }, (_, at) => category(String(at), [String(at + 1)]));
    expect(JSON.stringify(footerOf(deep)).match(/"id"/g)).toHaveLength(3);
  });
});
