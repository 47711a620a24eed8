import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { settle } from '../support/settle';

const WIDTHS = [1440, 992, 768, 320] as const;
const PAGE = '/ecom/recipes';

const choose = async (page: Page) => {
  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  return page.getByRole('dialog', { name: 'Check out the way you want' });
};
const place = async (page: Page) => {
  await (await choose(page)).getByRole('button', { name: 'Instant checkout' }).click();
};
const discard = async (page: Page) => {
  await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
};

interface State {
  readonly preset: string;
  /** The dialog's title; without one, the bar itself is checked. */
  readonly title?: string;
  readonly fault?: { readonly call: string; readonly kind: string };
  readonly act: (page: Page) => Promise<unknown>;
}

/** One of each kind. */
const STATES: Readonly<Record<string, State>> = {
  'the amend bar with an unchangeable slot': { preset: 'amending-fixed-slot', act: () => Promise.resolve() },
  'the chooser': { preset: 'amending', title: 'Check out the way you want', act: choose },
  'cancel changes': { preset: 'amending', title: 'Cancel changes?', act: discard },
  'an error with a slot and two actions': {
    preset: 'error-058',
    title: 'New slot unavailable',
    act: place,
  },
  'an error with a telephone number': {
    preset: 'error-111',
    title: 'Delivery date unavailable',
    act: place,
  },
  'the unexpected error, which cannot be closed': {
    preset: 'amending',
    title: "Sorry, we're experiencing an unexpected error",
    fault: { call: 'cancel-amend-order', kind: 'status' },
    act: async (page) => {
      await discard(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
    },
  },
};

for (const [what, { preset: name, title, fault, act }] of Object.entries(STATES)) {
  test(`axe finds no violation in ${what}, and it fits, at every width and at 400 % [SHELL-7] [ERR-7]`, async ({
    page,
    preset,
    faults,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[0], height: 700 });
    await preset(name);
    if (fault) await faults([fault]);
    await new Header(page).open(PAGE);
    await expect(amendBar(page)).toBeVisible();
    await act(page);
    const shown = title === undefined ? amendBar(page) : page.getByLabel(title);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await expect(shown).toBeVisible();
      await settle(page);
      if (width === 1440 || width === 320)
        expect(await axeViolations(page, 'header'), `${what} at ${String(width)} px`).toEqual([]);
      const box = await shown.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(
        await shown.evaluate((element) => element.scrollWidth - element.clientWidth),
        `no horizontal scrolling at ${String(width)} px`,
      ).toBeLessThanOrEqual(0);
    }
    if (title === undefined) return;
    // A window of 1,280 by 1,024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const text = shown.getByRole('paragraph').first();
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 0.9 });
  });
}
