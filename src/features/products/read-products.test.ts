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
