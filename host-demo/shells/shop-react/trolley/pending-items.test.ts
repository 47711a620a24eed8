import * as v from 'valibot';
import type { Graph, Variables } from '../api/graph';
import type { Trolley } from '../api/operations';
import { addPendingItems, createPendingItems, type PendingItemsPage } from './pending-items';
import { createTrolleyStore } from './trolley-store';

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

const trolleyWith = (amounts: ReadonlyMap<string, number>): Trolley => ({
  trolleyItems: [...amounts].map(([lineNumber, amount]) => ({
    lineNumber,
    quantity: { amount, uom: 'C62' },
    conflict: 'NONE',
  })),
  trolleyTotals: { trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: amounts.size } },
});

/** A graph with one trolley; requests with a tag in `failing` are rejected, and changes in `refused` have no effect. */
const createGraph = (
  amounts: Map<string, number>,
  { failing = [], refused = [] }: { failing?: readonly string[]; refused?: readonly string[] } = {},
): Graph => ({
  request: async ({ tag, schema }, { lineNumber, amount }: Variables) => {
    await Promise.resolve();
    if (failing.includes(tag)) throw new Error(`${tag} responded with 503`);
    const isRefused = refused.includes(String(lineNumber));
    if (tag === 'update-trolley-item' && !isRefused) amounts.set(String(lineNumber), Number(amount));
    const response = { trolley: trolleyWith(amounts), failures: isRefused ? [{}] : null };
    const data = tag === 'trolley-page' ? { getTrolley: response } : { updateTrolleyItem: response };
    return v.parse(schema, data);
  },
});

const outcomesOf = async (graph: Graph) => {
  const trolley = createTrolleyStore({ graph, orderId: 'co-1', announce: () => undefined });
  const additions = addPendingItems([MILK, APPLES], trolley, trolley.getState().load());
  const outcomes = () => additions.getState().map(({ outcome }) => outcome);
  expect(outcomes()).toEqual(['adding', 'adding']);
  await new Promise<void>((resolve) => {
    additions.subscribe(() => {
      if (!outcomes().includes('adding')) resolve();
    });
  });
  return outcomes();
};

describe('addPendingItems', () => {
  it('adds each product with its amount', async () => {
    const amounts = new Map<string, number>();
    expect(await outcomesOf(createGraph(amounts))).toEqual(['added', 'added']);
    expect([...amounts]).toEqual([
      ['500013', 1],
      ['500014', 0.5],
    ]);
  });

  it('does not change the amount of a product that is in the trolley already', async () => {
    const amounts = new Map([['500013', 3]]);
    expect(await outcomesOf(createGraph(amounts))).toEqual(['present', 'added']);
    expect(amounts.get('500013')).toBe(3);
  });

  it('reports a product that the shop refuses, and adds the others', async () => {
    expect(await outcomesOf(createGraph(new Map(), { refused: ['500013'] }))).toEqual(['failed', 'added']);
  });

  it.each(['trolley-page', 'update-trolley-item'])(
    'reports every product as failed when the request %s fails',
    async (tag) => {
      const amounts = new Map<string, number>();
      expect(await outcomesOf(createGraph(amounts, { failing: [tag] }))).toEqual(['failed', 'failed']);
      expect(amounts.size).toBe(0);
    },
  );
});
