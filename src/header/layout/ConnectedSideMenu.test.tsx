/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionStatus } from '../../platform/session';
import { polyfillDialogs } from '../../ui/testing/polyfill-dialogs';
import { fragmentOf, TAXONOMY } from '../../context/testing/menu-services';
import { CUSTOMER, slotWith, VISITOR } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { ConnectedSideMenu } from './ConnectedSideMenu';
import { useHeaderLinks } from './use-header-links';

polyfillDialogs();

const LABEL = {
  name: 'Collection',
  changeHref: '/ecom/bookslot/collection/entertaining',
  day: 'Tue 05 May',
  time: '9am - 10am',
  start: '2026-05-05T08:00:00.000Z',
};

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
  header.loadOrder();
  if (!isBooked) header.runtime.slot.setState({ status: { kind: 'none' } });
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
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
  };
  return { ...header, unmount, press };
};

describe('ConnectedSideMenu', () => {
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

  it('has the booked icon for a slot of every type [SLOT-5]', async () => {
    const { runtime } = await setUp(CUSTOMER, true);
    const icon = (name: string) =>
      screen.getByRole('link', { name }).querySelector('path')?.getAttribute('d');
    const booked = icon('Change Slot');
    const label = { ...LABEL, longDay: 'Tuesday 5 May', changeHref: '/ecom/serviceselection' };
    act(() => runtime.slot.setState({ status: { kind: 'booked', slot: { ...slotWith(), label } } }));
    expect([icon('Change Slot'), booked]).toEqual([booked, expect.stringContaining('l2.2 2.3')]);
    act(() => runtime.slot.setState({ status: { kind: 'none' } }));
    expect(icon('Book Slot')).not.toBe(booked);
  });

  it('has the link of the slot of the page before while the slot loads [SLOT-5]', async () => {
    const { header, runtime } = await setUp(CUSTOMER, true);
    act(() => {
      header.page.setState({ preloaded: { slot: LABEL } });
      runtime.slot.setState({ status: { kind: 'pending' } });
    });
    expect(screen.getByRole('link', { name: 'Change Slot' }).getAttribute('href')).toBe(LABEL.changeHref);
  });

  it('opens its level of the menus while it is shown [MEGA-3] [SLID-1]', async () => {
    const { runtime, unmount } = await setUp();
    const { store } = await runtime.menus.loadMenus();
    expect(store.getState()).toMatchObject({ root: 'Shop', activeLevel: 0 });
    unmount();
    expect(store.getState().activeLevel).toBe(-1);
  });
});
