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

const press = async (page: Page, selector: string, text = '') => {
  await (await find(page, selector, text)).click();
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

const GROCERIES = '/ecom/shop/browse/groceries';

/** One part of a visit: its title, and what it does. It fails by throwing. */
export type Step = readonly [title: string, run: (page: Page, origin: string) => Promise<void>];

/** What shoppers do most. Each step begins on a new page. */
export const STEPS: readonly Step[] = [
  [
    'a visitor can sign in',
    async (page, origin) => {
      await open(page, origin, 'visitor', GROCERIES);
      await find(page, 'header a', 'Sign in');
    },
  ],
  [
    'a customer has trolley and slot, and opens the slot’s details',
    async (page, origin) => {
      await open(page, origin, 'slot-booked', GROCERIES);
      await find(page, 'header a[data-trolley]', '£');
      await press(page, 'header button', 'Slot details');
      await find(page, 'header address');
    },
  ],
  [
    'the field suggests terms',
    async (page, origin) => {
      await open(page, origin, 'customer', GROCERIES);
      await press(page, 'header input[role=combobox]');
      await page.keyboard.type('milk');
      await find(page, 'header [role=option]', 'milk');
      await page.keyboard.press('ArrowDown');
      await find(page, 'header [role=option][aria-selected=true]');
    },
  ],
  [
    'the groceries menu opens a category',
    async (page, origin) => {
      await open(page, origin, 'customer', GROCERIES);
      await press(page, 'header nav [aria-expanded]', 'Groceries');
      await press(page, 'header [role=group] button', 'Bakery');
      await find(page, 'header [role=group]', 'Bread');
    },
  ],
  [
    'the account menu opens',
    async (page, origin) => {
      await open(page, origin, 'customer', GROCERIES);
      await press(page, 'header button', 'My account');
      await find(page, 'header a, header button', 'Sign out');
    },
  ],
  [
    'an amended order has its bar and a dialog',
    async (page, origin) => {
      await open(page, origin, 'amending', GROCERIES);
      await press(page, 'header button', 'Discard amends');
      await find(page, 'dialog', 'Cancel changes?');
    },
  ],
  [
    'a phone has the side menu',
    async (page, origin) => {
      await page.setViewport({ width: 375, height: 700 });
      await open(page, origin, 'customer', GROCERIES);
      await press(page, 'header button', 'Menu');
      await press(page, 'dialog button', 'Groceries');
      await find(page, 'dialog button', 'Bakery');
    },
  ],
  [
    'a phone has the search overlay',
    async (page, origin) => {
      await page.setViewport({ width: 375, height: 700 });
      await open(page, origin, 'customer', GROCERIES);
      await press(page, 'header button', 'Open search');
      await page.keyboard.type('bread');
      await find(page, 'header [role=option]', 'bread');
    },
  ],
  [
    'a page that a server has rendered becomes interactive',
    async (page, origin) => {
      await open(page, origin, 'customer', '/ecom/content/inspiration');
      await find(page, 'header a[data-trolley]', '£');
    },
  ],
  [
    'a React 18 host has the header',
    async (page, origin) => {
      await open(page, origin, 'customer', '/demo/hosts/react-18');
      await find(page, 'header a[data-trolley]', '£');
    },
  ],
  [
    'a stock federation host has the header',
    async (page, origin) => {
      await open(page, origin, 'customer', '/demo/hosts/stock');
      await find(page, 'header a[data-trolley]', '£');
    },
  ],
];
