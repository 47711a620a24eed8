import { createPendingItems, type PendingItemsPage } from './pending-items';

const MILK = { lineNumber: '500013', name: 'Whole milk', amount: 1 };
const APPLES = { lineNumber: '500014', name: 'Apples', amount: 0.5 };

const createPage = (values = new Map<string, string>()): PendingItemsPage => ({
  sessionStorage: {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  },
});

const throwing = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

describe('createPendingItems', () => {
  it('returns the products of the previous page in their order, once', () => {
    const page = createPage();
    createPendingItems(page).keep(MILK);
    createPendingItems(page).keep(APPLES);
    const nextPage = createPendingItems(page);
    expect(nextPage.take()).toEqual([MILK, APPLES]);
    expect(nextPage.take()).toEqual([]);
  });

  it('keeps a product once when a visitor adds it twice', () => {
    const items = createPendingItems(createPage());
    items.keep(MILK);
    items.keep({ ...MILK, amount: 2 });
    expect(items.take()).toEqual([MILK]);
  });

  it.each(['not JSON', '{}', '[{"lineNumber":"500013"}]', '[{"lineNumber":"5","name":"a","amount":-1}]'])(
    'ignores the stored text %p',
    (text) => {
      const items = createPendingItems(createPage(new Map([['shop_pending_items', text]])));
      expect(items.take()).toEqual([]);
    },
  );

  it('keeps nothing when storage throws', () => {
    const items = createPendingItems({
      sessionStorage: { getItem: throwing, setItem: throwing, removeItem: throwing },
    });
    items.keep(MILK);
    expect(items.take()).toEqual([]);
  });
});
