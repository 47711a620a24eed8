import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { expectTranslated, named, say } from '../support/languages';
import { moveMouseOnto } from '../support/mouse';

const LANGUAGES = [
  {
    language: 'pseudo',
    lang: 'en-XA',
    dir: 'ltr',
    presets: ['visitor', 'below-minimum', 'trolley-failures', 'operator', 'amending-christmas'],
  },
  // The texts are the same; their places differ.
  { language: 'pseudo-rtl', lang: 'ar-XB', dir: 'rtl', presets: ['operator', 'amending-christmas'] },
] as const;
const WIDTHS = [320, 768, 992, 1440] as const;

/** Errors that a browser itself logs when a request is refused. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_/;

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Opens a page and waits until the trolley of a signed-in shopper is shown. */
const open = async (page: Page, isSignedIn = true) => {
  await page.goto(STOREFRONT.path);
  const trolley = page.locator('header[lang] [data-trolley]');
  await expect(trolley).toHaveAttribute('aria-busy', 'false');
  if (isSignedIn) await expect(trolley).toHaveAccessibleName(/\p{N}/u);
};

/** Opens a part of the header. */
type OpenPart = (page: Page) => Promise<void>;

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: say(title), exact: true });

const openMultiSearch: OpenPart = async (page) => {
  await named(page, 'button', 'Multi-search').first().click();
  await dialog(page, 'Multi-search')
    .getByRole('textbox')
    .fill(Array.from({ length: 102 }, (_, n) => `item ${String(n)}`).join());
  await expect(page.getByText(say('Item limit reached')).first()).toBeVisible();
};

const openSlotDetails: OpenPart = async (page) => {
  await page
    .locator('header[lang]')
    .getByRole('button', { expanded: false })
    .filter({ has: page.locator('time') })
    .click();
  await expect(page.locator('header[lang] address')).toBeVisible();
};

const openSuggestions: OpenPart = async (page) => {
  await page.getByRole('combobox').fill('bread');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
};

const WIDE_PARTS: Readonly<Record<string, OpenPart>> = {
  'the account menu': async (page) => {
    await named(page, 'button', 'My account').click();
    await expect(named(page, 'link', 'Sign out').first()).toBeVisible();
  },
  'the groceries menu': async (page) => {
    await named(page, 'button', 'Groceries').click();
    await page.locator('[data-item]').filter({ hasText: 'Bakery' }).first().click();
    await expect(
      page.getByRole('link', { name: say('View all {name}', { name: 'Bakery' }), exact: true }),
    ).toBeVisible();
  },
  'the trolley’s preview': async (page) => {
    await moveMouseOnto(page.locator('header[lang] [data-trolley]'));
    await expect(named(page, 'group', 'Your trolley')).toBeVisible();
  },
  'slot details': openSlotDetails,
  suggestions: openSuggestions,
  'multi-search': openMultiSearch,
};

const PHONE_PARTS: Readonly<Record<string, OpenPart>> = {
  'the side menu': async (page) => {
    await named(page, 'button', 'Menu').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Groceries'), exact: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Bakery', exact: true })).toBeVisible();
  },
  'slot details': openSlotDetails,
  'the trolley’s sheet': async (page) => {
    await page.locator('header[lang] [data-trolley]').click();
    await expect(dialog(page, 'Your trolley')).toBeVisible();
  },
  'the search overlay': async (page) => {
    await named(page, 'button', 'Open search').click();
    await openSuggestions(page);
  },
};

/** Each layout at its narrowest width. */
const PARTS = [
  [320, PHONE_PARTS],
  [992, WIDE_PARTS],
] as const;

for (const { language, lang, dir, presets } of LANGUAGES) {
  for (const preset of presets)
    test(`the bar of ${preset} is translated into ${language}, and cuts no text [SHELL-7]`, async ({
      page,
      preset: begin,
      world,
    }) => {
      await begin(preset);
      await world({ language });
      await resize(page, 1440);
      await open(page, preset !== 'visitor');
      const header = page.locator('header[lang]');
      await expect(header).toHaveAttribute('lang', lang);
      await expect(header).toHaveCSS('direction', dir);
      if (preset.startsWith('amending')) await expect(named(page, 'button', 'Discard amends')).toBeVisible();
      for (const width of WIDTHS) {
        await resize(page, width);
        await expectTranslated(page, preset);
      }
    });

  for (const [width, parts] of PARTS)
    test(`open parts are translated into ${language}, and cut no text, at ${String(width)} px [SHELL-7]`, async ({
      page,
      preset,
      world,
    }) => {
      await preset('slot-booked');
      await world({ language });
      await resize(page, width);
      await open(page);
      for (const [part, openPart] of Object.entries(parts))
        await test.step(part, async () => {
          await openPart(page);
          await expectTranslated(page, part);
          await page.keyboard.press('Escape');
        });
    });

  test(`dialogs of an order are translated into ${language}, and cut no text [SHELL-7]`, async ({
    page,
    preset,
    world,
    allowProblems,
  }) => {
    allowProblems(NETWORK_ERRORS);
    await preset('error-058');
    await world({ language });
    await open(page);
    const bar = page.getByRole('region', { name: say('Changing your order') });
    const everyWidth = async (state: string) => {
      for (const width of [320, 1440]) {
        await resize(page, width);
        await expectTranslated(page, state);
      }
    };
    await bar.getByRole('button', { name: say('Discard amends') }).click();
    await expect(dialog(page, 'Cancel changes?')).toBeVisible();
    await everyWidth('Cancel changes?');
    await page.getByRole('button', { name: say('Keep changes') }).click();
    await bar.getByRole('link', { name: say('Checkout') }).click();
    await expect(dialog(page, 'Check out the way you want')).toBeVisible();
    await everyWidth('the chooser');
    await page.getByRole('button', { name: say('Instant checkout'), exact: true }).click();
    await expect(dialog(page, 'New slot unavailable')).toBeVisible();
    await everyWidth('an error');
  });
}

test('Left and Right are swapped in the menus of a header from right to left [MEGA-3]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', language: 'pseudo-rtl' });
  await resize(page, 1440);
  await open(page);
  await named(page, 'button', 'Groceries').click();
  const bakery = page.locator('[data-level="0"]').filter({ hasText: 'Bakery' });
  await bakery.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bakery).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-level="1"]').first()).toBeFocused();
  const [outer, inner] = await Promise.all([
    bakery.boundingBox(),
    page.locator('[data-level="1"]').first().boundingBox(),
  ]);
  expect(inner?.x).toBeLessThan(outer?.x ?? 0);
  await page.keyboard.press('ArrowRight');
  await expect(bakery).toBeFocused();
});
