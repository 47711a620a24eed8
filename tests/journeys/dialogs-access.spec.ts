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
  readonly fault?: { readonly call: string; readonly kind: string; readonly code?: string };
  readonly act: (page: Page) => Promise<unknown>;
}

const error = (preset: string, title: string): State => ({ preset, title, act: place });

/**
 * One of each kind: with a slot, two actions, a telephone number, one action, the default, and the one that cannot be
 * closed.
 */
const STATES: Readonly<Record<string, State>> = {
  'the amend bar': { preset: 'amending', act: () => Promise.resolve() },
  'the amend bar with an unchangeable slot': { preset: 'amending-fixed-slot', act: () => Promise.resolve() },
  'the chooser': { preset: 'amending', title: 'Check out the way you want', act: choose },
  'cancel changes': { preset: 'amending', title: 'Cancel changes?', act: discard },
  'the slot-change alert': {
    preset: 'amending-fixed-slot',
    title: 'Your slot can’t be changed',
    act: (page) => amendBar(page).getByRole('button', { name: 'Change slot' }).click(),
  },
  'an error with a slot': error('error-058', 'New slot unavailable'),
  'an error with two actions': error('error-091', 'Unable to apply promo voucher or code'),
  'an error with a telephone number': error('error-111', 'Delivery date unavailable'),
  'an error with one action': error('error-029', "Sorry, you've been timed out"),
  'the default error': {
    ...error('amending', "Sorry, there's been a problem"),
    fault: { call: 'place-order', kind: 'error-code', code: 'X' },
  },
  'not placed after the new slot was released': {
    preset: 'error-058-again',
    title: "Your changes haven't been placed",
    act: async (page) => {
      await place(page);
      await page.getByRole('button', { name: 'Proceed with previous slot' }).click();
    },
  },
  'the unexpected error': {
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
    // It runs axe four times.
    test.setTimeout(90_000);
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
      const violations = await axeViolations(page, 'header');
      expect(violations, `${what} at ${String(width)} px`).toEqual([]);
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
