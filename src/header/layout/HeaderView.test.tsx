/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MENU_SERVICES } from '../../context/testing/menu-services';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestHeader } from '../testing/test-header';
import { Checkout } from './Checkout';
import { HeaderView } from './HeaderView';
import { MultiSearch } from './MainBar';
import { Navigation } from './Navigation';
import { Slot } from './MainBar';
import { useHeaderLinks } from './use-header-links';

describe('HeaderView', () => {
  const setUp = () => {
    const test = createTestHeader();
    const { container } = render(<HeaderView header={test.header} config={test.config} />);
    return { ...test, container };
  };

  it('takes the outer rows out of the tab order while it is compact [SHELL-3]', () => {
    const { header, container } = setUp();
    const inert = () => container.querySelectorAll('[inert]').length;
    const { dataset } = screen.getByRole('banner');
    expect([inert(), dataset['compact']]).toEqual([0, 'false']);
    act(() => header.page.setState({ isCompact: true }));
    expect([inert(), dataset['compact']]).toEqual([2, 'true']);
  });

  it('announces texts to screen readers once the runtime is loaded [SRCH-7]', () => {
    const { run, runtime, container } = setUp();
    act(() => {
      run();
      runtime.announcer.announce('2 suggestions available.');
    });
    expect(container.textContent).toContain('2 suggestions available.');
  });
});

describe('Navigation', () => {
  it('has the links of the shop, with the current page marked [NAV-11] [NAV-14]', () => {
    const { header, config } = createTestHeader({ config: { services: MENU_SERVICES } });
    const { result } = renderHook(() => useHeaderLinks(header, config));
    render(<Navigation header={header} links={result.current} />);
    expect(screen.getByRole('navigation', { name: 'Shop' })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Groceries',
      'Entertaining',
      'Offers',
      'New',
      'Inspiration',
      'Recipes',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Groceries');
  });
});

describe('Checkout', () => {
  it.each([
    ['main', 64, 'true'],
    ['main', 0, 'false'],
    ['sheet', 64, 'false'],
  ] as const)('as %s with an amend bar of %p px is quiet: %s [AMND-1]', (placement, amendHeight, isQuiet) => {
    const { header } = createTestHeader();
    const { container } = render(<Checkout header={header} placement={placement} />);
    act(() => header.page.setState({ amendHeight }));
    expect(container.querySelector<HTMLElement>('[data-quiet]')?.dataset['quiet']).toBe(isQuiet);
  });
});

describe('Checkout before the runtime is loaded', () => {
  it.each([
    ['slot selection for a visitor', false, '/ecom/serviceselection'],
    ['the trolley for a customer, whose slot is not known', true, '/ecom/shop/trolley'],
  ])('links to %s [CHK-1]', (_where, hasTokenSession, href) => {
    const { header } = createTestHeader({ config: { session: { hasTokenSession } } });
    render(<Checkout header={header} />);
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(href);
  });
});

describe('Slot', () => {
  const PRELOADED = {
    name: 'Delivery',
    changeHref: '/ecom/bookslot/delivery',
    day: 'Tue 05 May',
    time: '9am - 10am',
    start: '2026-05-05T08:00:00.000Z',
  };

  const setUp = (isCurrent = false) => {
    const header = createTestHeader({
      config: { session: { hasTokenSession: true } },
      preloaded: { summary: { slot: PRELOADED, isCurrent } },
    });
    const { container } = render(<Slot header={header.header} />);
    const runWhileLoading = () => {
      act(() => header.run(CUSTOMER));
    };
    const load = () => {
      act(() => {
        header.run(CUSTOMER);
        header.loadOrder();
      });
    };
    const text = () => container.textContent;
    return {
      ...header,
      container,
      runWhileLoading,
      load,
      text,
      modal: () => header.runtime.modals.store.getState().modal,
      openPanel: () => header.header.page.getState().openPanel,
    };
  };

  it('shows the preloaded slot until the slot is loaded [FED-8] [SLOT-3]', () => {
    const { container, text, load } = setUp();
    const spinners = () => container.querySelectorAll('[data-size]').length;
    expect([text(), spinners()]).toEqual([expect.stringContaining('Tue 05 May'), 1]);
    load();
    expect([text(), spinners()]).toEqual([expect.stringContaining('Mon 04 May'), 0]);
  });

  it('shows what a first frame has just loaded as if it had loaded itself, and opens its details [FED-8] [SLOT-4]', async () => {
    const { container, runWhileLoading, load, acts, openPanel } = setUp(true);
    const spinners = () => container.querySelectorAll('[data-size]').length;
    const link = screen.getByRole('link', { name: 'Delivery Tue 05 May, 9am - 10am' });
    expect([spinners(), link.getAttribute('aria-busy')]).toEqual([0, 'false']);
    runWhileLoading();
    await userEvent.click(link);
    expect([openPanel(), acts]).toEqual(['slot', []]);
    load();
    expect(screen.getByRole('button', { expanded: true, name: /Slot details/ })).toBeTruthy();
  });

  it('has a spinner while the slot loads for a customer who had none [SLOT-3]', () => {
    const { header, container } = setUp();
    act(() => header.page.setState({ preloaded: { slot: null } }));
    const link = screen.getByRole('link', { name: 'Book a slot' });
    expect([link.getAttribute('aria-busy'), container.querySelectorAll('[data-size]').length]).toEqual([
      'true',
      1,
    ]);
  });

  const FIXED = { isAmendingOrder: true, isSlotChangeable: false };

  it('answers a press on the preloaded slot once trolley and slot are known [SLOT-8]', async () => {
    const { runWhileLoading, loadOrder, modal, acts } = setUp();
    runWhileLoading();
    await userEvent.click(screen.getByRole('link', { name: /Tue 05 May/ }));
    expect(modal()).toBeUndefined();
    act(() => loadOrder(FIXED));
    await waitFor(() => expect(modal()?.name).toBe('slot-change'));
    expect(acts).toEqual([]);
  });

  it("shows that 'Change slot' waits for the trolley, and then the alert [SLOT-8]", async () => {
    const { load, runtime, loadOrder, modal, openPanel, events } = setUp();
    load();
    act(() => runtime.trolley.setState({ status: { kind: 'pending' }, trolley: undefined }));
    await userEvent.click(screen.getByRole('button', { name: /Slot details/ }));
    const link = await screen.findByRole('link', { name: 'Change slot' });
    await userEvent.click(link);
    await userEvent.click(link);
    expect([link.getAttribute('aria-busy'), modal(), openPanel()]).toEqual(['true', undefined, 'slot']);
    act(() => loadOrder(FIXED));
    await waitFor(() => expect(modal()?.name).toBe('slot-change'));
    expect([openPanel(), events()]).toEqual([
      'none',
      ['slot_details_button_click', 'change_slot_button_click', 'modal_opened'],
    ]);
  });

  it("is 'Slot' when the runtime has failed to load [SLOT-3] [FED-4]", () => {
    const { text, fail } = setUp();
    act(fail);
    expect(text()).toBe('Slot');
  });

  it('leaves a panel open that was opened meanwhile [SLOT-4]', async () => {
    const { load, openPanel, header } = setUp();
    load();
    await userEvent.click(screen.getByRole('button', { name: /Slot details/ }));
    // The press outside arrives before React has rendered the other panel.
    act(() => {
      header.page.getState().open('account');
      fireEvent.pointerDown(document.body);
      fireEvent.pointerUp(document.body);
    });
    expect(openPanel()).toBe('account');
  });
});

describe('MultiSearch', () => {
  const setUp = () => {
    const header = createTestHeader();
    render(<MultiSearch header={header.header} />);
    const button = () => screen.queryByRole('button', { name: 'Multi-search' });
    return { ...header, button, press: () => userEvent.click(screen.getByRole('button')) };
  };

  it('opens the dialog for a press that came before the runtime [MULT-1] [ERR-6]', async () => {
    const { button, press, run, runtime } = setUp();
    await press();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    act(run);
    await waitFor(() => expect(button()?.getAttribute('aria-busy')).toBe('false'));
    expect(runtime.modals.store.getState().modal?.name).toBe('multi-search');
  });

  it('is not shown when the runtime has failed to load [ERR-6] [FED-4]', () => {
    const { button, fail } = setUp();
    act(fail);
    expect(button()).toBeNull();
  });
});
