/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Product, ProductsAdapter } from '../../../federation/contract';
import { pressKey, SearchPopup } from '../../domains/search/lazy';
import { setUpSearch } from '../../domains/search/testing/search-set-up';
import type { TrolleyItem } from '../../domains/trolley/model';
import { settle } from '../../kernel/testing/settle';
import { createTestContext } from '../../context/testing/test-context';
import { NavigateContext } from '../../ui/Link';
import { createProductSuggestions } from './product-suggestions';

const product = (id: string, fields: Partial<Product> = {}): Product => ({
  id,
  name: `Milk ${id}`,
  href: `/ecom/shop/search?searchTerm=${id}`,
  price: '£1.55',
  ...fields,
});

const suggest = async () => ['1', '2', '3', '4'].map((id) => product(id));

const pieces = (
  productId: string,
  amount: number,
  uom: TrolleyItem['quantity']['uom'] = 'C62',
): TrolleyItem => ({
  lineNumber: `line-${productId}`,
  productId,
  quantity: { amount, uom },
});

// jsdom has no layout, and scrolls nothing.
Object.assign(Element.prototype, { scrollBy: () => undefined });

/** A popup with suggestions for 'milk', in a header whose trolley has these items. */
const setUp = async (products: ProductsAdapter, items: readonly TrolleyItem[] = []) => {
  const header = createTestContext({ products });
  header.setTrolley({ items });
  const search = setUpSearch();
  const parts = createProductSuggestions(header.context, search.store);
  render(
    <NavigateContext value={() => true}>
      <SearchPopup store={search.store} id="list" products={parts} />
    </NavigateContext>,
  );
  const inAct = (run: () => unknown) =>
    act(async () => {
      await run();
      await settle();
    });
  await inAct(() => search.suggest('milk'));
  const button = (name: string) => screen.getByRole('button', { name });
  const selected = () =>
    document
      .querySelector('[aria-selected="true"]')
      ?.querySelector('[aria-label]')
      ?.getAttribute('aria-label');
  return {
    ...search,
    ...header,
    opened: search.opened,
    inAct,
    button,
    names: () =>
      screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
    buttons: () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label')),
    press: (name: string) => inAct(() => fireEvent.click(button(name))),
    keys: async (...keys: string[]) => {
      for (const key of keys) {
        const event = new KeyboardEvent('keydown', { key });
        await inAct(() => pressKey(search.store.getState(), event));
      }
      return selected();
    },
  };
};

/** A host whose trolley the adapter changes; the header's trolley follows when the test calls `respond`. */
const createHost = (before: Readonly<Record<string, number>> = {}) => {
  const amounts = new Map(Object.entries(before));
  const calls: string[] = [];
  const adapter: ProductsAdapter = {
    suggest,
    add: async (id) => {
      calls.push(`add ${id}`);
      amounts.set(id, (amounts.get(id) ?? 0) + 1);
    },
    setAmount: async (id, amount) => {
      calls.push(`set ${id} ${String(amount)}`);
      amounts.set(id, amount);
    },
  };
  const items = () => [...amounts].flatMap(([id, amount]) => (amount > 0 ? [pieces(id, amount)] : []));
  return { adapter, calls, items };
};

const MILK_2 = 'Milk 2, £1.55';

describe('createProductSuggestions', () => {
  it('shows the first three products that have a page, below the suggestions [SRCH-7] [FED-3]', async () => {
    const { names, buttons } = await setUp({
      suggest: async () => [product('0', { href: 'javascript:alert(1)' }), ...(await suggest())],
    });
    expect([names().slice(0, 3), buttons()]).toEqual([['Milk 1, £1.55', MILK_2, 'Milk 3, £1.55'], []]);
    expect(screen.getAllByRole('row')).toHaveLength(5);
  });

  it('names size, offer and amount of a product [SRCH-7]', async () => {
    const milk = product('2', { size: '2 litres', offer: 'Save 30p' });
    const { names } = await setUp({ suggest: async () => [milk] }, [pieces('2', 4)]);
    expect(names()[0]).toBe('Milk 2, £1.55, 2 litres, Save 30p, 4 in your trolley');
    expect(screen.getByText('4 in your trolley')).toBeTruthy();
  });

  it('shows no products of another term, and cancels its request [SRCH-6]', async () => {
    const signals: AbortSignal[] = [];
    const {
      buttons,
      inAct,
      suggest: show,
    } = await setUp({
      suggest: (_term, signal) => {
        signals.push(signal);
        return signals.length === 1 ? suggest() : new Promise(() => undefined);
      },
      add: async () => undefined,
    });
    expect(buttons()).toHaveLength(3);
    await inAct(() => show('oats'));
    await inAct(() => show('oatmeal'));
    expect([buttons(), signals.map(({ aborted }) => aborted)]).toEqual([[], [true, true, false]]);
  });

  it('shows nothing when the host fails [CALL-3]', async () => {
    const { reports } = await setUp({ suggest: () => Promise.reject(new Error('down')) });
    expect([screen.queryByRole('rowgroup'), reports]).toEqual([null, []]);
  });

  it('opens a product with the keyboard [SRCH-8]', async () => {
    const { keys, opened } = await setUp({ suggest });
    expect(await keys('ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('Milk 1, £1.55');
    await keys('Enter');
    expect(opened).toEqual(['/ecom/shop/search?searchTerm=1']);
  });

  it('shows the trolley, which the suggestions cover on phones [TROL-2]', async () => {
    await setUp({ suggest });
    expect(screen.getByRole('link', { name: 'View trolley 1 item £43.10' }).getAttribute('href')).toBe(
      '/ecom/shop/trolley',
    );
  });
});

describe('the amount of a suggested product', () => {
  it('is that of the trolley, by the product’s id or its line number [TROL-5]', async () => {
    const { adapter } = createHost();
    const byLine = { ...pieces('p-3', 7), lineNumber: '3' };
    const { buttons } = await setUp(adapter, [pieces('2', 1), byLine]);
    expect(buttons()).toEqual([
      ...['Add Milk 1', 'Remove Milk 2', 'One more: Milk 2', 'One fewer: Milk 3', 'One more: Milk 3'],
    ]);
  });

  it('changes with each press, and with the trolley’s response [TROL-4]', async () => {
    const { adapter, calls, items } = createHost();
    const { press, names, announced, setTrolley, inAct } = await setUp(adapter);
    const results = [];
    for (const name of ['Add Milk 2', 'One more: Milk 2', 'One fewer: Milk 2', 'Remove Milk 2']) {
      await press(name);
      results.push([names()[1], announced()]);
      await inAct(() => setTrolley({ items: items() }));
      results.push([names()[1], calls.at(-1)]);
    }
    expect(results).toEqual([
      [`${MILK_2}, 1 in your trolley`, 'Added Milk 2'],
      [`${MILK_2}, 1 in your trolley`, 'add 2'],
      [`${MILK_2}, 2 in your trolley`, 'Milk 2: 2 in your trolley'],
      [`${MILK_2}, 2 in your trolley`, 'set 2 2'],
      [`${MILK_2}, 1 in your trolley`, 'Milk 2: 1 in your trolley'],
      [`${MILK_2}, 1 in your trolley`, 'set 2 1'],
      [MILK_2, 'Removed Milk 2'],
      [MILK_2, 'set 2 0'],
    ]);
  });

  it('counts presses while the host is asked, and sends them as one change [TROL-4]', async () => {
    const { adapter, calls } = createHost();
    const waits: (() => void)[] = [];
    const { press, names } = await setUp({
      ...adapter,
      add: async (id) => {
        await adapter.add?.(id);
        await new Promise<void>((resolve) => waits.push(resolve));
      },
    });
    await press('Add Milk 2');
    for (let count = 0; count < 3; count += 1) await press('One more: Milk 2');
    expect([names()[1], calls]).toEqual([`${MILK_2}, 4 in your trolley`, ['add 2']]);
    for (const resolve of waits) resolve();
    await act(settle);
    expect(calls).toEqual(['add 2', 'set 2 4']);
  });

  it('keeps the selection on its button while that changes [SRCH-8]', async () => {
    const { adapter, items } = createHost({ 2: 1 });
    const { keys } = await setUp(adapter, items());
    expect(await keys('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight')).toBe('Add Milk 1');
    // The second press of the same key adds again, and never removes.
    expect(await keys('Enter')).toBe('One more: Milk 1');
    expect(await keys('ArrowDown', 'ArrowLeft')).toBe('Remove Milk 2');
    expect(await keys('Enter')).toBe('Add Milk 2');
  });

  it('is only added while the header does not know the trolley, so that nothing is lost [TROL-4]', async () => {
    const { adapter, calls } = createHost({ 2: 5 });
    const { press, buttons, context, inAct } = await setUp(adapter);
    await inAct(() => context.trolley.setState({ status: { kind: 'pending' }, trolley: undefined }));
    await press('Add Milk 2');
    await press('One more: Milk 2');
    expect(calls).toEqual(['add 2', 'add 2']);
    expect(buttons()).not.toContain('One fewer: Milk 2');
  });

  it('can be removed, but not changed, if it is a weight [TROL-5]', async () => {
    const { adapter } = createHost();
    const { buttons, names } = await setUp(adapter, [pieces('2', 1.5, 'KGM')]);
    expect([names()[1], buttons()]).toEqual([
      `${MILK_2}, 1.5 kg in your trolley`,
      ['Add Milk 1', 'Remove Milk 2', 'Add Milk 3'],
    ]);
  });
});

describe('a change of a suggested product that fails', () => {
  const down = () => Promise.reject(new Error('down'));

  it('is explained in the popup, and the trolley is read again [TROL-4]', async () => {
    const { press, buttons, announced, context, calls, inAct } = await setUp({ suggest, add: down });
    await inAct(() => context.trolley.getState().load({ customerOrderId: 'co-1', isAmending: false }));
    await press('Add Milk 2');
    const text = 'Milk 2 could not be added. Please try again.';
    expect([screen.getByText(text).tagName, announced()]).toEqual(['P', text]);
    expect([buttons(), calls]).toEqual([
      ['Add Milk 1', 'Add Milk 2', 'Add Milk 3'],
      ['trolley co-1', 'trolley co-1'],
    ]);
  });

  it('shows the former amount again after 8 seconds without a response [ERR-6]', async () => {
    const { press, names, clock, notice, store, inAct } = await setUp(
      { suggest, setAmount: () => new Promise(() => undefined) },
      [pieces('2', 3)],
    );
    await press('One more: Milk 2');
    expect(names()[1]).toBe(`${MILK_2}, 4 in your trolley`);
    await inAct(() => clock.pass(8_000));
    expect(names()[1]).toBe(`${MILK_2}, 3 in your trolley`);
    expect(screen.getByText('The number of Milk 2 could not be changed. Please try again.')).toBeTruthy();
    expect([notice(), store.getState().popup]).toEqual(['', 'suggestions']);
  });

  it('is explained in a notice once the popup is closed [TROL-4]', async () => {
    const { press, clock, notice, store, inAct } = await setUp({
      suggest,
      add: () => new Promise(() => undefined),
    });
    await press('Add Milk 2');
    await inAct(() => store.getState().clear());
    await inAct(() => clock.pass(8_000));
    expect(notice()).toBe('Milk 2 could not be added. Please try again.');
  });
});
