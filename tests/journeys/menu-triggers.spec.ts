import type { Locator, Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { isLocked } from '../support/wide-menu';

/** A button of the header, and what it opens. */
interface MenuTrigger {
  readonly trigger: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
  /** Whether it locks page scrolling [SHELL-5]. */
  readonly locks: boolean;
  /** Whether everything else is inert meanwhile: it must be closed before another one opens. */
  readonly isModal?: boolean;
  /** Whether keyboard focus opens it [SLOT-4]. */
  readonly byFocus?: boolean;
}

const banner = (page: Page) => page.getByRole('banner');
const button = (name: string) => (page: Page) => banner(page).getByRole('button', { name, exact: true });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

const SLOT_DETAILS: MenuTrigger = {
  trigger: (page) => new Header(page).slot,
  shown: (page) => new Header(page).slotDetails,
  locks: false,
  byFocus: true,
};

const CANCEL_CHANGES: MenuTrigger = {
  trigger: (page) => amendBar(page).getByRole('button', { name: 'Discard amends' }),
  shown: dialog('Cancel changes?'),
  locks: true,
  isModal: true,
};

const WIDE: Readonly<Record<string, MenuTrigger>> = {
  account: {
    trigger: button('My account'),
    shown: (page) => banner(page).getByRole('link', { name: 'Account overview' }),
    locks: true,
  },
  groceries: {
    trigger: button('Groceries'),
    shown: (page) => banner(page).getByRole('group', { name: 'Groceries', exact: true }).first(),
    locks: true,
  },
  season: {
    trigger: button('Christmas'),
    shown: (page) => banner(page).getByRole('group', { name: 'Christmas' }),
    locks: true,
  },
  'slot details': SLOT_DETAILS,
  'multi-search': {
    trigger: button('Multi-search'),
    shown: dialog('Multi-search'),
    locks: true,
    isModal: true,
  },
  'cancel changes': CANCEL_CHANGES,
};

const SMALL: Readonly<Record<string, MenuTrigger>> = {
  'side menu': { trigger: button('Menu'), shown: dialog('Menu'), locks: true, isModal: true },
  search: {
    trigger: button('Open search'),
    shown: (page) => new Header(page).search,
    locks: true,
    isModal: true,
  },
  'slot details': SLOT_DETAILS,
  'cancel changes': CANCEL_CHANGES,
};

const PRESSES: Readonly<Record<string, (page: Page, thing: MenuTrigger) => Promise<void>>> = {
  keys: async (page, { trigger, byFocus }) => {
    // It may have the focus from closing the same thing before.
    await trigger(page).blur();
    await trigger(page).focus();
    if (!byFocus) await page.keyboard.press('Enter');
  },
  'a pointer': (page, { trigger }) => trigger(page).click(),
};

/** Returns whether a pointer hits the button, and not an element above it. */
const isInReach = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Closes what is open, and expects it to be hidden and the page to be restored. */
const closeMenu = async (page: Page, { trigger, shown }: MenuTrigger) => {
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  expect(await isLocked(page)).toBe(false);
};

for (const [width, things] of [
  [1440, WIDE],
  [375, SMALL],
] as const)
  for (const [how, press] of Object.entries(PRESSES))
    test(`each of the menus opens after the one before by ${how}: one at a time, scroll locked once, focus returned [SHELL-2] [SHELL-5] [SLID-1] at ${String(width)} px`, async ({
      page,
      preset,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await preset('amending');
      await new Header(page).open('/ecom/recipes');
      const menus = Object.entries(things);
      for (const [, { trigger }] of menus) await expect(trigger(page)).toBeVisible();
      for (const [index, [name, first]] of menus.entries()) {
        const [next, second] = menus[(index + 1) % menus.length] ?? [name, first];
        await test.step(`${next} after ${name}`, async () => {
          await press(page, first);
          await expect(first.shown(page)).toBeVisible();
          await expect.poll(() => isLocked(page)).toBe(first.locks);
          if (first.isModal || !(await isInReach(second.trigger(page)))) await closeMenu(page, first);
          await press(page, second);
          await expect(second.shown(page)).toBeVisible();
          await expect(first.shown(page)).toBeHidden();
          await expect.poll(() => isLocked(page)).toBe(second.locks);
          await closeMenu(page, second);
        });
      }
    });
