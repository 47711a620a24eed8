import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

const MINIMUM = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const BAR = 50;
const WIDTH = 768;

const open = async (page: Page, path: string): Promise<Header> => {
  await page.setViewportSize({ width: WIDTH, height: 640 });
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};

const expectNoViolations = async (page: Page) => {
  const violations = await axeViolations(page, 'header');
  expect(violations).toEqual([]);
};

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
};

/** Expects a line of text inside the bar that overlaps none of the other parts. */
const expectRoom = async (line: Locator, others: readonly Locator[]) => {
  const box = await boxOf(line);
  expect(box.y + box.height).toBeLessThanOrEqual(BAR);
  for (const other of others) {
    const { x, y, width, height } = await boxOf(other);
    const isNextTo = x + width <= box.x || x >= box.x + box.width;
    // The box of a line is higher than its letters.
    const isAbove = y + height <= box.y + 2;
    expect(isNextTo || isAbove, `${String(await other.textContent())} is not overlapped`).toBe(true);
  }
};

test.describe('Checkout in the bar of a tablet', () => {
  test('links to checkout when nothing prevents it, and causes no layout shift [CHK-1] [SHELL-4]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await watchShifts(page);
    const header = await open(page, '/ecom/recipes?a=1');
    const checkout = header.link('Checkout');
    await expect(checkout).toBeVisible();
    await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo?a=1');
    expect((await boxOf(checkout)).height).toBeGreaterThanOrEqual(44);
    expect((await boxOf(header.banner)).height).toBe(BAR);
    await expectNoViolations(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test("is disabled below the minimum and shows what is missing, within the bar's height [TROL-6] [TROL-7] [SHELL-4]", async ({
    page,
    preset,
  }) => {
    await preset('below-minimum');
    await watchShifts(page);
    const header = await open(page, '/ecom/recipes');
    const checkout = header.link('Checkout');
    await expect(checkout).toBeDisabled();
    const line = header.banner.getByText(/^£\d+\.\d\d to go \(excluding delivery charge\)$/);
    await expect(line).toBeVisible();
    const { slot, trolley } = header;
    await expectRoom(line, [slot.locator('time'), trolley.locator('svg').first()]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
    expect(await shiftsOf(page)).toEqual([]);
    await expect(header.banner.getByText(MINIMUM)).toBeHidden();
    await checkout.focus();
    await expect(header.banner.getByText(MINIMUM)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(header.banner.getByText(MINIMUM)).toBeHidden();
  });
});
