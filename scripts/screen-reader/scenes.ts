import type { Key } from '../../tests/engines/engine';
import { ACCOUNT, FIELD, GROCERIES, MENU, PHONE, SLOT, TROLLEY } from '../../tests/engines/journeys/journey';
import type { Part, Shopper } from '../../tests/engines/shopper';

/** One thing that the user or the page does. */
export interface Step {
  readonly what: string;
  readonly run: (shopper: Shopper) => Promise<void>;
  /** Moves to the place where the step begins; what Orca says meanwhile is not recorded. */
  readonly before?: (shopper: Shopper) => Promise<void>;
  /** Records only the last phrase: those before it depend on the speed of a service, or Orca drops them when much changes. */
  readonly isLastOnly?: true;
}

/** A part of the visit, on a page of its own. */
export interface Scene {
  readonly title: string;
  /** A situation of the demo. */
  readonly preset: string;
  readonly size?: readonly [width: number, height: number];
  /** Visible once the page is ready. */
  readonly ready: Part;
  readonly steps: readonly Step[];
}

const press = (...keys: readonly Key[]): Step => ({
  what: `presses ${keys.join(', ')}`,
  run: (shopper) => shopper.press(...keys),
});

/** Tab to a part; only the last press is recorded. */
const tabTo = (what: string, part: Part): Step => ({
  what: `presses Tab, to ${what}`,
  before: async (shopper) => {
    await shopper.tabTo(part);
    await shopper.press('Shift+Tab');
  },
  run: (shopper) => shopper.press('Tab'),
});

const type = (text: string, seen: Part): Step => ({
  what: `types “${text}”`,
  run: async (shopper) => {
    await shopper.type(text);
    await shopper.see(seen);
  },
  isLastOnly: true,
});

/** The page adds its first product to the trolley, and tells the header. The focus does not move. */
const ADD: Step = {
  what: 'the page adds a product',
  run: async ({ page }) => {
    await page.evaluate(
      "[...document.querySelectorAll('main button')].find(({ textContent }) => textContent.startsWith('Add')).click() ?? true",
    );
  },
};

const BAKERY: Part = ['button', 'Bakery'];
const DISCARD: Part = ['button', 'Discard amends'];

export const PATH = GROCERIES;

export const SCENES: readonly Scene[] = [
  {
    title: 'Skip link',
    preset: 'slot-booked',
    ready: SLOT,
    steps: [press('Tab'), press('Enter')],
  },
  {
    title: 'Search with suggestions',
    preset: 'slot-booked',
    ready: SLOT,
    steps: [
      tabTo('the search field', FIELD),
      type('milk', ['option', /milk/]),
      press('ArrowDown'),
      press('ArrowDown'),
      press('Escape'),
    ],
  },
  {
    title: 'Groceries menu',
    preset: 'slot-booked',
    ready: ['button', 'Groceries'],
    steps: [
      tabTo('“Groceries”', ['button', 'Groceries']),
      {
        what: 'presses Enter, Tab',
        // Orca drops events when many elements change at once, so that it may not say “expanded”.
        before: async (shopper) => {
          await shopper.press('Enter');
          await shopper.see(BAKERY);
        },
        run: (shopper) => shopper.press('Tab'),
      },
      tabTo('“Bakery”', BAKERY),
      press('Enter'),
      press('Tab'),
    ],
  },
  {
    title: 'Account menu',
    preset: 'slot-booked',
    ready: ACCOUNT,
    steps: [tabTo('“My account”', ACCOUNT), press('Enter'), press('Tab'), press('Escape')],
  },
  {
    title: 'Slot and trolley',
    preset: 'slot-booked',
    ready: TROLLEY,
    steps: [tabTo('the slot', SLOT), press('Escape'), press('Tab'), press('Tab'), ADD],
  },
  {
    title: 'Checkout below the minimum spend',
    preset: 'below-minimum',
    ready: TROLLEY,
    steps: [tabTo('“Checkout”', ['link', 'Checkout']), press('Enter')],
  },
  {
    title: 'Bar and dialogs of an amended order',
    preset: 'amending',
    ready: DISCARD,
    steps: [
      tabTo('“Change slot”', ['link', 'Change slot']),
      tabTo('“Discard amends”', DISCARD),
      press('Enter'),
      press('Escape'),
      press('Tab'),
      { ...press('Enter'), isLastOnly: true },
      press('Escape'),
    ],
  },
  {
    title: 'Menu of phones',
    preset: 'slot-booked',
    size: PHONE,
    ready: MENU,
    steps: [tabTo('“Menu”', MENU), { ...press('Enter'), isLastOnly: true }, press('Tab'), press('Escape')],
  },
];
