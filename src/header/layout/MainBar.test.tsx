/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER, VISITOR } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { MainBar } from './MainBar';
import { useHeaderLinks } from './use-header-links';

/** Renders the bar in a page of this width, with a loaded runtime. */
const setUp = ({ status = VISITOR, width = 1200, hasMultiSearch = true } = {}) => {
  const header = createTestHeader({ config: { session: { hasTokenSession: status.kind === 'signed-in' } } });
  const { page } = header.header;
  page.setState({ width, isClientPageLoaded: true });
  header.run(status);
  header.loadOrder();
  const Bar = () => (
    <MainBar
      header={header.header}
      brand="Fernleigh"
      links={useHeaderLinks(header.header, header.config)}
      hasMultiSearch={hasMultiSearch}
    />
  );
  const { container } = render(<Bar />);
  return {
    ...header,
    page,
    container,
    openPanel: () => page.getState().openPanel,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
};

describe('MainBar', () => {
  it('leads from the logo to the groceries home [NAV-13]', () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Fernleigh home' }).getAttribute('href')).toBe(
      '/ecom/shop/browse/groceries',
    );
  });

  it('has Sign in and Register for a visitor, also in place of the trolley on small screens [AUTH-1] [SHELL-9]', () => {
    const { container } = setUp();
    expect(screen.getAllByRole('link', { name: 'Sign in' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Register' })).toBeTruthy();
    expect(container.querySelector('[data-visitor=true]')).not.toBeNull();
  });

  it('has the account menu for a customer, which toggles [ACCT-1] [AUTH-2]', async () => {
    const { openPanel, press, container } = setUp({ status: CUSTOMER });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(container.querySelector('[data-visitor=false]')).not.toBeNull();
    await press('My account');
    expect([openPanel(), screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')]).toEqual([
      'account',
      '/ecom/log-out',
    ]);
    await press('My account');
    expect(openPanel()).toBe('none');
  });
});

describe('the menu button', () => {
  it('opens the side menu, and closes it by a second press while it loads [SLID-1]', async () => {
    const { press, openPanel } = setUp();
    await press('Menu');
    const isExpanded = screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');
    expect([openPanel(), isExpanded]).toEqual(['menu', 'true']);
    await press('Menu');
    expect(openPanel()).toBe('none');
  });

  it('is busy while the side menu loads, and only then [SLID-1]', async () => {
    const { press, page } = setUp();
    const busy = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-busy');
    expect(busy()).toBeNull();
    await press('Menu');
    expect(busy()).toBe('true');
    act(() => {
      page.setState({ sideMenu: 'loaded' });
    });
    expect(busy()).toBeNull();
  });
});

describe('the search field', () => {
  it.each([
    [767, 'Search groceries...'],
    [768, 'Search...'],
    [1199, 'Search...'],
    [1200, 'Search groceries...'],
  ])('at %p px has the placeholder %j [SRCH-1]', (width, placeholder) => {
    setUp({ width });
    expect(screen.getByRole('combobox').getAttribute('placeholder')).toBe(placeholder);
  });

  it('opens as an overlay, and Cancel closes it and clears the text [SRCH-10]', async () => {
    const { press, openPanel, header } = setUp({ width: 400 });
    await press('Open search');
    expect([openPanel(), document.activeElement]).toEqual(['search', screen.getByRole('combobox')]);
    await userEvent.type(screen.getByRole('combobox'), 'oa');
    await press('Cancel');
    expect([openPanel(), header.draft.getState()]).toEqual([
      'none',
      { text: '', isEdited: false, isComposing: false },
    ]);
  });

  it.each([true, false])('has multi-search where the host has the feature: %p [MULT-1]', (hasMultiSearch) => {
    setUp({ hasMultiSearch });
    expect(screen.queryByRole('button', { name: 'Multi-search' }) !== null).toBe(hasMultiSearch);
  });
});

describe('the trolley', () => {
  const link = () => screen.getByRole('link', { name: /^Trolley|, trolley\b/ });

  it('shows count and cost, and leads to the trolley [TROL-2]', () => {
    setUp({ status: CUSTOMER });
    expect([link().getAttribute('href'), within(link()).getByText('£43.10').textContent]).toEqual([
      '/ecom/shop/trolley',
      '£43.10',
    ]);
  });

  it('opens the sheet with Checkout on small screens [TROL-2] [CHK-1]', async () => {
    const { runtime } = setUp({ status: CUSTOMER, width: 767 });
    await userEvent.click(link());
    await waitFor(() => {
      expect(runtime.modals.store.getState().modal?.name).toBe('trolley');
    });
  });

  it.each([
    ['on wide screens', 768, 0],
    ['with an amend bar, which has a Checkout of its own', 767, 64],
  ])('has no sheet %s [CHK-1] [AMND-1]', (_when, width, amendHeight) => {
    const { page } = setUp({ status: CUSTOMER, width });
    act(() => {
      page.setState({ amendHeight });
    });
    expect(link().getAttribute('aria-haspopup')).toBeNull();
  });
});
