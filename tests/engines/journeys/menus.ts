import { GROCERIES, MENU, PHONE, TROLLEY, type Journey } from './journey';
import type { Part, Shopper } from '../shopper';

const TOGGLE: Part = ['button', 'Groceries'];
const PANEL: Part = ['group', 'Groceries'];
const MENU_DIALOG: Part = ['dialog', 'Menu'];

const openMenu = async (shopper: Shopper) => {
  await shopper.open(GROCERIES);
  await shopper.click(TOGGLE);
  await shopper.see(PANEL);
};

const openSideMenu = async (shopper: Shopper) => {
  await shopper.page.resize(...PHONE);
  await shopper.open(GROCERIES);
  await shopper.click(MENU);
  await shopper.see(MENU_DIALOG);
};

export const MENUS: readonly Journey[] = [
  {
    title: 'a press opens the groceries menu, a second closes it',
    run: async (shopper) => {
      await openMenu(shopper);
      await shopper.attribute(TOGGLE, 'aria-expanded', 'true');
      await shopper.click(TOGGLE);
      await shopper.attribute(TOGGLE, 'aria-expanded', 'false');
    },
  },
  {
    title: 'a press on a category opens the next column',
    run: async (shopper) => {
      await openMenu(shopper);
      await shopper.click(['button', 'Bakery']);
      await shopper.attribute(['button', 'Bakery'], 'aria-expanded', 'true');
      await shopper.see(['link', /Bakery/]);
    },
  },
  {
    title: 'the mouse opens the menu and a category by hover',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(TOGGLE);
      await shopper.hover(['link', 'Offers']);
      await shopper.hover(TOGGLE);
      await shopper.attribute(TOGGLE, 'aria-expanded', 'true');
      await shopper.hover(['button', 'Bakery']);
      await shopper.attribute(['button', 'Bakery'], 'aria-expanded', 'true');
    },
  },
  {
    title: 'Enter opens the menu, arrows move in it, Escape returns the focus',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(TOGGLE);
      await shopper.tabTo(TOGGLE);
      await shopper.press('Enter');
      await shopper.see(PANEL);
      await shopper.press('Tab', 'ArrowDown');
      await shopper.until('focus in the menu', "document.activeElement.closest('[role=group]')");
      await shopper.press('Escape');
      await shopper.attribute(TOGGLE, 'aria-expanded', 'false');
      await shopper.focusOn(TOGGLE);
    },
  },
  {
    title: 'Right opens a category and Left returns to it',
    run: async (shopper) => {
      await openMenu(shopper);
      await shopper.tabTo(['button', 'Bakery']);
      await shopper.press('ArrowRight');
      await shopper.attribute(['button', 'Bakery'], 'aria-expanded', 'true');
      await shopper.press('ArrowLeft');
      await shopper.focusOn(['button', 'Bakery']);
    },
  },
  {
    title: 'a link of the menu opens its page',
    run: async (shopper) => {
      await openMenu(shopper);
      await shopper.click(['button', 'Bakery']);
      await shopper.click(['link', /Bakery/]);
      await shopper.until('an aisle', "location.pathname.startsWith('/ecom/shop/browse/groceries/')");
    },
  },
  {
    title: 'a link of the row opens its page',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(['link', 'Offers']);
      await shopper.at('/ecom/shop/browse/offers');
    },
  },
  {
    title: 'the season’s menu opens',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.click(['button', 'Christmas']);
      await shopper.attribute(['button', 'Christmas'], 'aria-expanded', 'true');
    },
  },
  {
    title: 'the side menu opens, and Close returns the focus',
    run: async (shopper) => {
      await openSideMenu(shopper);
      await shopper.click(['button', 'Close'], 'dialog');
      await shopper.miss(MENU_DIALOG);
      await shopper.focusOn(MENU);
    },
  },
  {
    title: 'the side menu leads two levels down, and Back leads up',
    run: async (shopper) => {
      await openSideMenu(shopper);
      await shopper.click(['button', 'Groceries'], 'dialog');
      await shopper.click(['button', 'Bakery'], 'dialog');
      await shopper.see(['dialog', 'Bakery']);
      await shopper.click(['button', 'Back'], 'dialog');
      await shopper.see(['dialog', 'Groceries']);
    },
  },
  {
    title: 'the side menu works by keys, and Escape closes it',
    run: async (shopper) => {
      await shopper.page.resize(...PHONE);
      await shopper.open(GROCERIES);
      await shopper.see(MENU);
      await shopper.tabTo(MENU);
      await shopper.press('Enter');
      await shopper.see(MENU_DIALOG);
      await shopper.tabTo(['button', 'Groceries']);
      await shopper.press('Enter');
      await shopper.see(['dialog', 'Groceries']);
      await shopper.press('Escape');
      await shopper.miss(['dialog', 'Groceries']);
      await shopper.focusOn(MENU);
    },
  },
  {
    title: 'Space opens the menu',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(TOGGLE);
      await shopper.tabTo(TOGGLE);
      await shopper.press('Space');
      await shopper.attribute(TOGGLE, 'aria-expanded', 'true');
    },
  },
  {
    title: 'a rest of the mouse on a link breaks no policy',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      // The listener is lazy-loaded, with the trolley.
      await shopper.see(TROLLEY);
      await shopper.hover(['link', 'Recipes']);
      await shopper.page.evaluate('(globalThis.hoveredAt = performance.now())');
      await shopper.until('the time of a prefetch', 'performance.now() > globalThis.hoveredAt + 300');
    },
  },
  {
    title: 'Space held down toggles the menu once',
    needs: 'repeats of a held key',
    run: async (shopper) => {
      await shopper.open(GROCERIES);
      await shopper.see(TOGGLE);
      await shopper.tabTo(TOGGLE);
      await shopper.page.evaluate(
        "addEventListener('keydown', ({ repeat }) => repeat && (globalThis.repeats = (globalThis.repeats ?? 0) + 1), true)",
      );
      await shopper.page.hold('Space', 3);
      await shopper.until('three repeats', 'globalThis.repeats === 3');
      await shopper.attribute(TOGGLE, 'aria-expanded', 'true');
    },
  },
];
