import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Product, ProductsAdapter } from '../../../federation/contract';
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

const setUp = async (products: ProductsAdapter) => {
  const header = createTestContext({ products });
  const Products = createProductSuggestions(header.context);
  const routed = (term: string) => (
    <NavigateContext value={() => true}>
      <Products term={term} />
    </NavigateContext>
  );
  const { rerender } = render(routed('milk'));
  await act(settle);
  return {
    ...header,
    show: (term: string) => {
      rerender(routed(term));
    },
    names: () => screen.queryAllByRole('link').map(({ textContent }) => textContent),
    press: async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await act(settle);
    },
  };
};

const suggest = async () => ['1', '2', '3', '4'].map((id) => product(id));

describe('createProductSuggestions', () => {
  it('shows the first three products that have a page [SRCH-7] [FED-3]', async () => {
    const products = [product('0', { href: 'javascript:alert(1)' }), ...(await suggest())];
    const { names } = await setUp({ suggest: async () => products });
    expect(names()).toEqual(['Milk 1£1.55', 'Milk 2£1.55', 'Milk 3£1.55']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows no products of another term, and cancels its request [SRCH-6]', async () => {
    const signals: AbortSignal[] = [];
    const { names, show } = await setUp({
      suggest: (_term, signal) => {
        signals.push(signal);
        return signals.length === 1 ? suggest() : new Promise(() => undefined);
      },
    });
    show('oat');
    expect([names(), signals.map(({ aborted }) => aborted)]).toEqual([[], [true, false]]);
  });

  it('shows nothing when the host fails [CALL-3]', async () => {
    const { names, reports } = await setUp({ suggest: () => Promise.reject(new Error('down')) });
    expect([names(), reports]).toEqual([[], []]);
  });

  it('says so when a product could not be added, and offers it again [TROL-4]', async () => {
    const { press, notice } = await setUp({ suggest, add: () => Promise.reject(new Error('down')) });
    await press('Add Milk 2');
    expect(notice()).toBe('Milk 2 could not be added. Please try again.');
    expect(screen.getByRole('button', { name: 'Add Milk 2' })).toBeTruthy();
  });
});
