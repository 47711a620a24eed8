import { setTimeout } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer-core';

const TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/**
 * Waits until a visible element matches the selector and has the text in its name or content, and returns it. It asks again
 * and again, because Puppeteer's own waiting needs `eval`, which the demo's policy forbids in Firefox.
 */
const find = async (page: Page, selector: string, text = ''): Promise<ElementHandle<HTMLElement>> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const found = await page.evaluateHandle(
      (css, part) =>
        [...document.querySelectorAll<HTMLElement>(css)].find(
          (element) =>
            element.getClientRects().length > 0 &&
            `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(part),
        ),
      selector,
      text,
    );
    const element = found.asElement();
    if (element) return element as ElementHandle<HTMLElement>;
    await setTimeout(POLL_MS);
  }
  throw new Error(`no visible ${selector} with ‘${text}’`);
};

const open = async (page: Page, origin: string, preset: string, path: string) => {
  await page.goto(`${origin}/demo`);
  await page.evaluate(async (name) => {
    await fetch('/demo/world/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ preset: name }),
    });
  }, preset);
  await page.goto(origin + path);
};

type Action = (page: Page) => Promise<unknown>;

const see =
  (selector: string, text = ''): Action =>
  (page) =>
    find(page, selector, text);

const press =
  (selector: string, text = ''): Action =>
  async (page) =>
    (await find(page, selector, text)).click();

const type =
  (text: string): Action =>
  ({ keyboard }) =>
    keyboard.type(text);

/** The page of a step. */
interface Start {
  readonly preset?: string;
  readonly path?: string;
  readonly isPhone?: true;
}

/** Opens a page of the demo in a situation, and does one action after the other. */
const visit =
  (
    { preset = 'customer', path = '/ecom/shop/browse/groceries', isPhone }: Start,
    ...actions: readonly Action[]
  ) =>
  async (page: Page, origin: string): Promise<void> => {
    if (isPhone) await page.setViewport({ width: 375, height: 700 });
    await open(page, origin, preset, path);
    for (const act of actions) await act(page);
  };

/** One part of a visit: its title, and what it does. It fails by throwing. */
export type Step = readonly [title: string, run: (page: Page, origin: string) => Promise<void>];

const TROLLEY = see('header a[data-trolley]', '£');

/** What shoppers do most. Each step begins on a new page. */
export const STEPS: readonly Step[] = [
  ['a visitor can sign in', visit({ preset: 'visitor' }, see('header a', 'Sign in'))],
  [
    'a customer has trolley and slot, and opens the slot’s details',
    visit({ preset: 'slot-booked' }, TROLLEY, press('header button', 'Slot details'), see('header address')),
  ],
  [
    'the field suggests terms',
    visit(
      {},
      press('header input[role=combobox]'),
      type('milk'),
      see('header [role=option]', 'milk'),
      ({ keyboard }) => keyboard.press('ArrowDown'),
      see('header [role=option][aria-selected=true]'),
    ),
  ],
  [
    'the groceries menu opens a category',
    visit(
      {},
      press('header nav [aria-expanded]', 'Groceries'),
      press('header [role=group] button', 'Bakery'),
      see('header [role=group]', 'Bread'),
    ),
  ],
  [
    'the account menu opens',
    visit({}, press('header button', 'My account'), see('header a, header button', 'Sign out')),
  ],
  [
    'an amended order has its bar and a dialog',
    visit({ preset: 'amending' }, press('header button', 'Discard amends'), see('dialog', 'Cancel changes?')),
  ],
  [
    'a phone has the side menu',
    visit(
      { isPhone: true },
      press('header button', 'Menu'),
      press('dialog button', 'Groceries'),
      see('dialog button', 'Bakery'),
    ),
  ],
  [
    'a phone has the search overlay',
    visit(
      { isPhone: true },
      press('header button', 'Open search'),
      type('bread'),
      see('header [role=option]', 'bread'),
    ),
  ],
  [
    'a page that a server has rendered becomes interactive',
    visit({ path: '/ecom/content/inspiration' }, TROLLEY),
  ],
  ['a React 18 host has the header', visit({ path: '/demo/hosts/react-18' }, TROLLEY)],
  ['a stock federation host has the header', visit({ path: '/demo/hosts/stock' }, TROLLEY)],
];
