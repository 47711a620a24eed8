import type { Locator, Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { isLocked } from '../support/wide-menu';

/** One thing that a button of the header opens. */
interface Opens {
  readonly opener: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
  /** The page behind stays where it is [SHELL-5]. */
  readonly locks: boolean;
  /** Everything else is inert meanwhile: it has to be left before another is opened. */
  readonly isModal?: boolean;
  /** Focus that comes by keys opens it [SLOT-4]. */
  readonly byFocus?: boolean;
}

const banner = (page: Page) => page.getByRole('banner');
const button = (name: string) => (page: Page) => banner(page).getByRole('button', { name, exact: true });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

const WIDE: Readonly<Record<string, Opens>> = {
  account: {
    opener: button('My account'),
    shown: (page) => banner(page).getByRole('link', { name: 'Account overview' }),
    locks: true,
  },
  groceries: {
    opener: button('Groceries'),
    shown: (page) => banner(page).getByRole('group', { name: 'Groceries', exact: true }).first(),
    locks: true,
  },
  season: {
    opener: button('Christmas'),
    shown: (page) => banner(page).getByRole('group', { name: 'Christmas' }),
    locks: true,
  },
  'slot details': {
    opener: (page) => new Header(page).slot,
    shown: (page) => new Header(page).slotDetails,
    locks: false,
    byFocus: true,
  },
  'multi-search': {
    opener: button('Multi-search'),
    shown: dialog('Multi-search'),
    locks: true,
    isModal: true,
  },
  'cancel changes': {
    opener: (page) => amendBar(page).getByRole('button', { name: 'Discard amends' }),
    shown: dialog('Cancel changes?'),
    locks: true,
    isModal: true,
  },
};

const SMALL: Readonly<Record<string, Opens>> = {
  'side menu': { opener: button('Menu'), shown: dialog('Menu'), locks: true, isModal: true },
  search: {
    opener: button('Open search'),
    shown: (page) => new Header(page).search,
    locks: true,
    isModal: true,
  },
  'slot details': {
    opener: (page) => new Header(page).slot,
    shown: (page) => new Header(page).slotDetails,
    locks: false,
    byFocus: true,
  },
  'cancel changes': {
    opener: (page) => amendBar(page).getByRole('button', { name: 'Discard amends' }),
    shown: dialog('Cancel changes?'),
    locks: true,
    isModal: true,
  },
};

const PRESSES: Readonly<Record<string, (page: Page, thing: Opens) => Promise<void>>> = {
  keys: async (page, { opener, byFocus }) => {
    await opener(page).focus();
    if (!byFocus) await page.keyboard.press('Enter');
  },
  'a pointer': (page, { opener }) => opener(page).click(),
};

/** Whether a pointer meets the button, not something that lies over it. */
const isInReach = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Leaves what is open, and proves that nothing of it stays. */
const leave = async (page: Page, { opener, shown }: Opens) => {
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await isLocked(page)).toBe(false);
};

for (const [width, things] of [
  [1440, WIDE],
  [375, SMALL],
] as const) {
  for (const [name, first] of Object.entries(things)) {
    for (const [how, press] of Object.entries(PRESSES)) {
      test(`after ${name}, each other opens by ${how}: one at a time, scroll held once, focus back [SHELL-2] [SHELL-5] [SLID-1] at ${String(width)} px`, async ({
        page,
        preset,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await preset('amending');
        await new Header(page).open('/ecom/recipes');
        for (const { opener } of Object.values(things)) await expect(opener(page)).toBeVisible();
        for (const [next, second] of Object.entries(things)) {
          if (next === name) continue;
          await test.step(next, async () => {
            await press(page, first);
            await expect(first.shown(page)).toBeVisible();
            await expect.poll(() => isLocked(page)).toBe(first.locks);
            if (first.isModal || !(await isInReach(second.opener(page)))) await leave(page, first);
            await press(page, second);
            await expect(second.shown(page)).toBeVisible();
            await expect(first.shown(page)).toBeHidden();
            await expect.poll(() => isLocked(page)).toBe(second.locks);
            await leave(page, second);
          });
        }
      });
    }
  }
}
