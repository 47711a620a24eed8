/** @jest-environment jsdom */
// The default environment uses the abort signals of Node.js, which jsdom's elements reject.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionStatus } from '../../platform/session';
import { polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import { fragmentOf, TAXONOMY } from '../../context/testing/menu-services';
import { CUSTOMER, VISITOR } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { ConnectedSideMenu } from './ConnectedSideMenu';
import { useHeaderLinks } from './use-header-links';

polyfillDialogs();

/** Opens the side menu of a header with these preloaded data. */
const setUp = async (status: SessionStatus = VISITOR, isBooked = false) => {
  const header = createTestHeader({
    preloaded: {
      taxonomy: TAXONOMY,
      fragments: { 'menu/seasonal-menu/seasonal-menu-content/master': fragmentOf('Mince pies', 'Christmas') },
    },
  });
  header.header.page.getState().open('menu');
  header.run(status);
  if (isBooked) header.loadOrder();
  const Menu = () => (
    <ConnectedSideMenu
      header={header.header}
      links={useHeaderLinks(header.header, header.config)}
      hasMultiSearch
    >
      More from Fernleigh
    </ConnectedSideMenu>
  );
  const { unmount } = await act(async () => render(<Menu />));
  const press = async (name: string) => {
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(link);
  };
  return { ...header, unmount, press, openPanel: () => header.header.page.getState().openPanel };
};

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('ConnectedSideMenu', () => {
  it('has the links of a visitor, and the rest of the header [SLID-1] [AUTH-1]', async () => {
    await setUp();
    expect(names()).toEqual(expect.arrayContaining(['Sign in', 'Register', 'Trolley']));
    expect(names()).not.toEqual(expect.arrayContaining(['Book Slot']));
    expect(screen.getByText('More from Fernleigh')).toBeTruthy();
  });

  it.each([
    [false, 'Book Slot', '/ecom/serviceselection', 'click_book_slot'],
    [true, 'Change Slot', '/ecom/bookslot/delivery', 'change_slot_button_click'],
  ])(
    'with a booked slot: %p has %s, and reports its press [SLOT-5] [EVT-1]',
    async (isBooked, name, href, event) => {
      const { press, events } = await setUp(CUSTOMER, isBooked);
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
      await press(name);
      expect(events()).toEqual([event]);
    },
  );

  it('reports nothing of the slot for another link [EVT-1]', async () => {
    const { press, events } = await setUp(CUSTOMER, true);
    await press('Trolley');
    expect(events()).toEqual([]);
  });

  it('shows the categories of a shop as another level, and the seasonal content [SLID-1] [SEAS-1]', async () => {
    await setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Christmas' }));
    expect(screen.getByText('Mince pies')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Groceries' }));
    expect(await screen.findByRole('link', { name: 'Bakery' })).toBeTruthy();
  });

  it('closes by Close, and when the host changes the page [SLID-1] [NAV-14]', async () => {
    const { header, openPanel } = await setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(openPanel()).toBe('none');
    act(() => {
      header.page.getState().open('menu');
      header.page.setState({ here: new URL('https://shop.example/ecom/recipes') });
    });
    expect(openPanel()).toBe('none');
  });

  it('opens its level of the menus while it is shown [MEGA-3] [SLID-1]', async () => {
    const { runtime, unmount } = await setUp();
    const { store } = await runtime.menus.loadMenus();
    expect(store.getState()).toMatchObject({ root: 'Shop', activeLevel: 0 });
    unmount();
    expect(store.getState().activeLevel).toBe(-1);
  });
});
