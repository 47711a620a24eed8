/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { HeaderAdapters, Product } from '../../../federation/contract';
import { CUSTOMER, trolleyWith, type Trolley } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { penceFromPounds } from '../../kernel/money';
import { failed, ok, type Result } from '../../kernel/result';
import { ErrorDetails, explainError } from './error-details';

const [MILK, BREAD, JAM, TEA, EGGS] = ['milk', 'bread', 'jam', 'tea', 'eggs'] as const;
const itemsOf = (...ids: string[]): Partial<Trolley> => ({
  items: ids.map((id) => ({ lineNumber: `line-${id}`, productId: id, quantity: { amount: 1 } })),
});
const product = (id: string, isUnavailable = false): Product => ({
  id,
  name: id.toUpperCase(),
  isUnavailable,
});

interface SetUp {
  readonly before?: Partial<Trolley>;
  readonly after: Result<Trolley>;
  readonly products?: HeaderAdapters['products'];
}

/** Returns what is known of an error, when the trolley is read again after it. */
const explain = async (code: string, { before, after, products }: SetUp) => {
  const header = createTestContext({ status: CUSTOMER, ...(products && { products }) });
  const { trolley } = header.context;
  header.bookSlot();
  await trolley.getState().load({ customerOrderId: 'co-1', isAmending: true });
  header.setTrolley(before);
  header.shop.trolley = after;
  const details = explainError(header.context, `ORDER_ORCHESTRATION_${code}`, trolley.getState().refresh());
  const message = await details;
  return message && header.context.t(...message);
};

const withTotals = (totals: Partial<Trolley['totals']>) =>
  ok(trolleyWith({ totals: { ...trolleyWith().totals, ...totals } }));

describe('explainError', () => {
  it.each([
    [
      'is the missing amount for 042',
      { deliveryMinimum: penceFromPounds(50) },
      'You need £6.90 more to reach it.',
    ],
    ['is nothing for 042 without a known minimum', {}, undefined],
    ['is nothing for 042 when the minimum is met', { deliveryMinimum: penceFromPounds(40) }, undefined],
    [
      'is nothing for 042 without a known cost',
      { deliveryMinimum: penceFromPounds(50), estimatedCost: undefined },
      undefined,
    ],
  ])('%s [ERR-3] [TROL-7]', async (_what, totals, text) => {
    expect(await explain('042', { after: withTotals(totals) })).toBe(text);
  });

  it('names the unavailable products for 041, three at most [ERR-3]', async () => {
    const after = ok(trolleyWith(itemsOf(MILK, BREAD, JAM, TEA, EGGS)));
    const byId = async (ids: readonly string[]) => ids.map((id) => product(id, id !== BREAD));
    expect(await explain('041', { after, products: { byId } })).toBe(
      'Unavailable: MILK, JAM, TEA and 1 more.',
    );
  });

  it('names the products for 137 that the trolley no longer has [ERR-3]', async () => {
    const after = ok(trolleyWith(itemsOf(BREAD)));
    const asked: unknown[] = [];
    const byId = async (ids: readonly string[]) => {
      asked.push(ids);
      return [...ids, TEA].map((id) => product(id));
    };
    const before = itemsOf(MILK, BREAD, JAM);
    expect(await explain('137', { before, after, products: { byId } })).toBe(
      'No longer in your order: MILK, JAM.',
    );
    expect(asked).toEqual([[MILK, JAM]]);
  });

  const byId = async (ids: readonly string[]) => ids.map((id) => product(id, true));
  it.each<readonly [string, string, Result<Trolley>, HeaderAdapters['products']]>([
    ['041 without a catalogue', '041', ok(trolleyWith()), {}],
    [
      '041 after a failure of the host',
      '041',
      ok(trolleyWith()),
      { byId: () => Promise.reject(new Error('down')) },
    ],
    [
      '137 when an item could not be decoded',
      '137',
      ok(trolleyWith({ ...itemsOf(), isPartial: true })),
      { byId },
    ],
    ['137 when the trolley could not be read', '137', failed('network', 'down'), { byId }],
    ['136, which is about prices', '136', ok(trolleyWith(itemsOf())), { byId }],
  ])('is nothing for %s [ERR-3]', async (_what, code, after, products) => {
    expect(await explain(code, { after, ...(products && { products }) })).toBeUndefined();
  });
});

describe('ErrorDetails', () => {
  it('shows and announces the sentence once it is known [ERR-3]', async () => {
    const { context, announced } = createTestContext();
    render(<ErrorDetails {...context} details={Promise.resolve(['{count} more', { count: 2 }])} />);
    expect(await screen.findByText('2 more')).not.toBeNull();
    expect(announced()).toContain('2 more');
  });
});
