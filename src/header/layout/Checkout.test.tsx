/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { penceFromPounds } from '../../kernel/money';
import { CUSTOMER, trolleyWith } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { Checkout } from './Checkout';

const BELOW_MINIMUM = {
  totals: {
    ...trolleyWith().totals,
    minimumSpendThresholdMet: false,
    deliveryMinimum: penceFromPounds(50),
  },
};

/** Renders the control of a customer's header in this page. */
const setUp = (
  placement: 'main' | 'amend' | 'sheet' = 'main',
  address = 'https://shop.example/ecom/lists',
) => {
  const header = createTestHeader({ address });
  const { container } = render(<Checkout header={header.header} placement={placement} />);
  const link = () => screen.getByRole('link', { name: 'Checkout' });
  return {
    ...header,
    link,
    entry: () => container.firstElementChild as HTMLElement,
    /** Loads the runtime, trolley and slot. */
    load: (trolley?: Parameters<typeof header.loadOrder>[0]) => {
      act(() => {
        header.run(CUSTOMER);
        header.runtime.checkout.followEntry();
        header.loadOrder(trolley);
      });
    },
    press: () => {
      fireEvent.click(link(), { button: 0 });
    },
  };
};

describe('Checkout', () => {
  it('leads to slot selection before the runtime is loaded, then follows the trolley and the slot [CHK-1]', () => {
    const { link, load } = setUp();
    expect(link().getAttribute('href')).toBe('/ecom/serviceselection');
    load();
    expect(link().getAttribute('href')).toBe('/ecom/beforeYouGo');
  });

  it('is disabled with a reason below the minimum spend [TROL-6]', () => {
    const { link, load, entry } = setUp();
    load(BELOW_MINIMUM);
    expect([link().getAttribute('href'), link().getAttribute('aria-disabled')]).toEqual([null, 'true']);
    expect(entry().textContent).toContain('£6.90 to go');
  });

  it.each([
    ['main', false, 'strip'],
    ['main', true, 'card'],
    ['amend', false, 'card'],
    ['sheet', true, 'sheet'],
  ] as const)(
    'as %s, with an empty trolley: %p, shows the reason as %s [TROL-6]',
    (placement, isEmpty, place) => {
      const { load, entry, runtime } = setUp(placement);
      load(BELOW_MINIMUM);
      act(() => {
        runtime.checkout.entry.setState({
          closed: { reason: 'Spend more', summary: '£9.00 to go', isEmpty },
        });
      });
      expect(entry().dataset['place']).toBe(place);
    },
  );

  it('saves the changes in the amend bar, except while it waits [CHK-2]', () => {
    const { link, load, runtime } = setUp('amend');
    expect(link().dataset['state']).toBe('save');
    load();
    act(() => {
      runtime.checkout.entry.setState({ control: 'waiting' });
    });
    expect([link().dataset['state'], link().getAttribute('aria-busy')]).toEqual(['waiting', 'true']);
  });

  it.each([
    ['main', 64, 'true'],
    ['main', 0, 'false'],
    ['sheet', 64, 'false'],
  ] as const)('as %s with an amend bar of %p px is quiet: %s [AMND-1]', (placement, amendHeight, isQuiet) => {
    const { header, entry } = setUp(placement);
    act(() => {
      header.page.setState({ amendHeight });
    });
    expect(entry().dataset['quiet']).toBe(isQuiet);
  });

  it('reports a press in the main bar, and follows the link [EVT-1] [INST-1]', () => {
    const { load, link, press, events, runtime } = setUp('main');
    load({ isAmendingOrder: true, instantCheckout: 'ALLOWED' });
    link().addEventListener('click', (event) => {
      event.preventDefault();
    });
    press();
    expect([events(), runtime.checkout.entry.getState().control]).toEqual([['enter_checkout'], 'rest']);
  });

  it('opens the chooser from the amend bar [INST-1]', async () => {
    const { load, press, runtime } = setUp('amend');
    load({ isAmendingOrder: true, instantCheckout: 'ALLOWED' });
    press();
    await waitFor(() => {
      expect(runtime.modals.store.getState().modal?.name).toBe('instant-checkout');
    });
  });
});
