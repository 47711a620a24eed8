import { readProducts } from './read-products';

describe('readProducts', () => {
  it('reads products, and leaves out what is missing [FED-3]', () => {
    const milk = {
      id: 'p-1',
      name: 'Milk',
      picture: '/milk.svg',
      href: '/ecom/milk',
      price: '£1.55',
      size: '2 litres',
      offer: 'Save 30p',
    };
    expect(
      readProducts([
        { ...milk, isUnavailable: true },
        { id: 'p-2', name: 'Bread' },
      ]),
    ).toEqual([
      { ...milk, isUnavailable: true },
      { id: 'p-2', name: 'Bread', isUnavailable: false },
    ]);
  });

  it('reads the substitute, and leaves out a price that is no whole pence [FED-3]', () => {
    const substitute = { id: 'p-9', name: 'Oat milk', picture: '/oat.svg', pricePence: 120 };
    const read = (given: unknown) =>
      readProducts([{ id: 'p-1', name: 'Milk', substitute: given }])[0]?.substitute;
    expect(read(substitute)).toEqual(substitute);
    const { pricePence: _price, ...withoutPrice } = substitute;
    for (const pricePence of [1.5, -1, '£1.20', null])
      expect(read({ ...substitute, pricePence })).toEqual(withoutPrice);
    for (const given of [{ id: 'p-9' }, { name: 'Oat milk' }, 'Oat milk', null])
      expect(read(given)).toBeUndefined();
    expect(read({ ...substitute, picture: 'javascript:alert(1)' })).not.toHaveProperty('picture');
  });

  it.each([{ id: 'p-1' }, { name: 'Milk' }, { id: 7, name: 'Milk' }, { id: '', name: 'Milk' }, null, 'Milk'])(
    'leaves out %j, which has no id or no name [FED-3]',
    (product) => {
      expect(readProducts([product])).toEqual([]);
    },
  );

  it.each([undefined, null, {}, 'Milk'])('returns none for %j [FED-3]', (given) => {
    expect(readProducts(given)).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 7])(
    'leaves out the address %p [FED-3]',
    (address) => {
      expect(readProducts([{ id: 'p-1', name: 'Milk', picture: address, href: address }])).toEqual([
        { id: 'p-1', name: 'Milk', isUnavailable: false },
      ]);
    },
  );
});
