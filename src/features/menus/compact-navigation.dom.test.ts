import { fireEvent } from '@testing-library/react';
import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { createPageStore } from '../../context/page-store';
import { showCompactNavigation } from './compact-navigation';

const MARKUP = `
  <header>
    <div id="bar"><button id="menu" aria-expanded="false">Menu</button><input id="search"></div>
    <div id="row"><nav><ul data-variant="main">
      <li><a id="groceries" href="/groceries">Groceries</a></li><li><a id="offers" href="/offers">Offers</a></li>
    </ul></nav></div>
  </header>
  <button id="host">Host</button>`;

/** Renders a scrolled wide page, in whose row 'Groceries' opens and closes its menu as the real button does. */
const setUp = ({ hasMenu = true, width = 1200 } = {}) => {
  document.body.replaceChildren(document.createRange().createContextualFragment(MARKUP));
  const { browser, clock, resizeTo } = createFakeBrowser();
  resizeTo(width);
  const page = createPageStore(browser);
  page.setState({ width, isCompact: true });
  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`no ${id}`);
    return element;
  };
  const groceries = find('groceries');
  if (hasMenu) {
    groceries.setAttribute('role', 'button');
    groceries.setAttribute('aria-expanded', 'false');
  }
  groceries.addEventListener('click', (event) => {
    event.preventDefault();
    const { openPanel, open } = page.getState();
    open(openPanel === 'groceries' ? 'none' : 'groceries');
  });
  const pressed: string[] = [];
  find('menu').addEventListener('click', () => pressed.push('side menu'));
  const header = document.querySelector('header');
  const stop = header ? showCompactNavigation(header, { page, browser }) : () => undefined;
  const pointer = (type: string, id: string, movementX = 1) =>
    find(id).dispatchEvent(
      Object.assign(new MouseEvent(type), { pointerType: 'mouse', movementX, movementY: 0 }),
    );
  return {
    page,
    clock,
    stop,
    find,
    pressed,
    pointer,
    press: () => {
      fireEvent(find('menu'), new MouseEvent('pointerdown', { bubbles: true }));
      fireEvent.click(find('menu'), { detail: 1 });
    },
    state: () => [page.getState().isNavOpen ?? false, page.getState().openPanel],
  };
};

describe('showCompactNavigation', () => {
  it('shows the row with the menu of the groceries by a press, and hides both by the next [SHELL-3] [MEGA-3]', () => {
    const { press, state, pressed } = setUp();
    press();
    expect(state()).toEqual([true, 'groceries']);
    press();
    expect([state(), pressed]).toEqual([[false, 'none'], []]);
  });

  it('hides both by a press that has closed the menu before its click [MEGA-3]', () => {
    const { press, find, page, state } = setUp();
    press();
    fireEvent(find('menu'), new MouseEvent('pointerdown', { bubbles: true }));
    page.getState().open('none');
    fireEvent.click(find('menu'), { detail: 1 });
    expect(state()).toEqual([false, 'none']);
  });

  it('shows the row alone where the groceries have no menu [MEGA-10]', () => {
    const { press, state } = setUp({ hasMenu: false });
    press();
    expect(state()).toEqual([true, 'none']);
    press();
    expect(state()).toEqual([false, 'none']);
  });

  it('moves the focus into the row when a key opens it, and back when it closes [SHELL-3]', () => {
    const { find, clock, page, state } = setUp();
    find('menu').focus();
    fireEvent.click(find('menu'), { detail: 0 });
    clock.pass(16);
    expect(document.activeElement).toBe(find('groceries'));
    page.getState().open('none');
    clock.pass(300);
    expect([state(), document.activeElement]).toEqual([[false, 'none'], find('menu')]);
  });

  it('shows the row while the mouse is on the button or the row, and hides it 300 ms later [MEGA-3]', () => {
    const { pointer, clock, state } = setUp();
    pointer('pointermove', 'menu');
    clock.pass(129);
    expect(state()).toEqual([false, 'none']);
    clock.pass(1);
    expect(state()).toEqual([true, 'none']);
    pointer('pointerleave', 'menu');
    clock.pass(299);
    pointer('pointerenter', 'row');
    clock.pass(1_000);
    expect(state()).toEqual([true, 'none']);
    pointer('pointerleave', 'row');
    clock.pass(300);
    expect(state()).toEqual([false, 'none']);
  });

  it('opens nothing while the page scrolls under a still mouse, until the mouse moves [MEGA-3]', () => {
    const { pointer, clock, state } = setUp();
    pointer('pointerenter', 'menu', 0);
    pointer('pointermove', 'menu', 0);
    clock.pass(1_000);
    expect(state()).toEqual([false, 'none']);
    pointer('pointermove', 'menu');
    clock.pass(100);
    pointer('pointermove', 'menu');
    clock.pass(30);
    expect(state()).toEqual([true, 'none']);
  });

  it.each([
    ['at the start of the page', { isCompact: false }],
    ['in a narrow window', { width: 991 }],
    ['with another panel', { openPanel: 'account' as const }],
    ['on another page', { here: new URL('https://shop.test/other') }],
  ])('hides the row %s [SHELL-3]', (_where, change) => {
    const { pointer, clock, page, state } = setUp();
    pointer('pointermove', 'menu');
    clock.pass(130);
    page.setState(change);
    expect(state()[0]).toBe(false);
  });

  it('hides the row by Escape [SHELL-3]', () => {
    const { pointer, clock, state } = setUp();
    pointer('pointermove', 'menu');
    clock.pass(130);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(state()[0]).toBe(false);
  });

  it('leaves the side menu to narrow pages, and everything at its end [SLID-1] [FED-6]', () => {
    const narrow = setUp({ width: 800 });
    narrow.press();
    expect([narrow.state(), narrow.pressed]).toEqual([[false, 'none'], ['side menu']]);
    const { press, stop, state, pressed } = setUp();
    stop();
    press();
    expect([state(), pressed]).toEqual([[false, 'none'], ['side menu']]);
  });
});
