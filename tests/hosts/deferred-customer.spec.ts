import type { Page } from '@playwright/test';
import { TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import type { JournalEntry } from '../support/journal';
import { shiftsOf } from '../support/shifts';
import { ONCE, openGuide, PATH, prepare, receivedIn, RUNNING, sendFromOtherTab } from './deferred-page';
import { isServedNode } from './server-markup';

const callsIn = (journal: readonly JournalEntry[]) => journal.map(({ call }) => call).sort();

/** What a call sends, without what browsers add. */
const sentIn = ({ method, path, query, headers, body }: JournalEntry) => ({
  ...{ method, path, query, body },
  headers: ['accept', 'authorization', 'breadcrumb', 'content-type'].map((name) => headers[name]),
});

const isAsleep = (page: Page) => expect(page.locator(RUNNING)).toHaveCount(0);
const isAwake = (page: Page) => expect(page.locator(RUNNING)).not.toHaveCount(0);

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 780 }],
  ['on a wide page', { width: 1440, height: 900 }],
] as const)
  test.describe(`the header of a customer whom nobody has touched, ${where}`, () => {
    test.use({ viewport });

    test(
      'shows trolley and slot without its code, and asks no service twice [FED-8] [TROL-2] [SLOT-3]',
      { tag: '@essential' },
      async ({ page, preset, journal }) => {
        await preset('slot-booked');
        await prepare(page);
        const header = await openGuide(page, true);
        const slot = header.link(/^Delivery .*, 10am - 11am$/);
        await expect(slot).toBeVisible();
        await expect(header.trolley).toHaveAccessibleName('£54.60, 12 items, trolley');
        await isAsleep(page);
        expect(callsIn(await journal())).toEqual([
          ...['getTrolley', 'shopping-context', 'slot-reservations', 'token'],
        ]);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['branchId', 'customerId']));

        // The press that wakes it opens the details, as that of the slot's button does.
        await slot.click();
        await expect(header.slotDetails).toBeVisible();
        await expect(page).toHaveURL(new RegExp(PATH));
        expect(await isServedNode(page)).toBe(true);
        expect(await receivedIn(page)).toEqual(ONCE);
        const calls = callsIn(await journal());
        for (const once of ['getTrolley', 'shopping-context', 'slot-reservations'])
          expect(calls.filter((call) => call === once)).toHaveLength(1);
      },
    );
  });

test.describe('the header of a customer whom nobody has touched', () => {
  test.use({ viewport: { width: 390, height: 780 } });
  test.beforeEach(async ({ page, preset }) => {
    await preset('slot-booked');
    await prepare(page);
  });

  test('moves nothing when it wakes [FED-8]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await page.mouse.move(200, 20);
    await page.mouse.move(210, 20);
    await expect(header.slot).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('is whole after a scroll, which wakes it, and asks no service twice [SHELL-3] [FED-8]', async ({
    page,
    journal,
  }) => {
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(header.slot).toBeVisible();
    await expect(header.banner.getByText('Loading your slot')).toHaveCount(0);
    expect(callsIn(await journal()).filter((call) => call === 'getTrolley')).toHaveLength(1);
  });

  test('opens the sheet of the trolley with the press that wakes it [TROL-9]', async ({ page }) => {
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await header.trolley.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(PATH));
  });

  test('shows a trolley that the host has changed meanwhile, and not the one it knew [TROL-4]', async ({
    page,
    world,
    journal,
  }) => {
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await world({ trolley: { lines: [] } });
    await page.evaluate((name) => {
      document.dispatchEvent(new CustomEvent(name, { detail: { phase: 'finish' } }));
    }, TROLLEY_UPDATE);
    await isAwake(page);
    await expect(header.trolley).toHaveAccessibleName(/ 0 items,/);
    // The header has asked in the same way as the frame before it.
    const [first, last] = (await journal()).filter(({ call }) => call === 'getTrolley').map(sentIn);
    expect(last).toEqual(first);
  });

  test('wakes for a change in another tab, and asks again [TROL-10]', async ({ page, journal }) => {
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await isAsleep(page);
    await sendFromOtherTab(page, 'trolley');
    await isAwake(page);
    // It has asked again.
    await expect
      .poll(async () => callsIn(await journal()).filter((call) => call === 'getTrolley'))
      .toHaveLength(2);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await expect(header.banner.getByText('Loading your slot')).toHaveCount(0);
  });

  test('wakes for a change in another tab while the order loads [TROL-10] [FED-8]', async ({
    page,
    faults,
  }) => {
    await faults([{ call: 'slot-reservations', kind: 'timeout', times: 1 }]);
    const header = await openGuide(page, true);
    await sendFromOtherTab(page, 'trolley');
    await isAwake(page);
    await expect(header.slot).toBeVisible();
  });

  test('removes the data of a shopper who signs out in another tab, before the shop knows it [AUTH-5] [FED-8]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await isAsleep(page);
    await sendFromOtherTab(page, 'signed-out');
    await expect(header.signIn).toBeVisible();
    await expect(header.banner.getByText('£54.60')).toHaveCount(0);
    expect(await receivedIn(page)).toEqual([...ONCE, 'shop-header:identity']);
  });
});

test.describe('the wide header of a customer whom nobody has touched', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page, preset }) => {
    await preset('slot-booked');
    await prepare(page);
  });

  test('acts on the latest of two presses, though the link of the slot has become a button [SLOT-4]', async ({
    page,
  }) => {
    const header = await openGuide(page, true);
    const slot = header.link(/^Delivery /);
    await expect(slot).toBeVisible();
    await header.account.dispatchEvent('click');
    await slot.dispatchEvent('click');
    await expect(header.slotDetails).toBeVisible();
    await expect(page).toHaveURL(new RegExp(PATH));
  });

  test('opens the groceries for the mouse that woke it, without leaving them [MEGA-2]', async ({ page }) => {
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    const groceries = header.banner.getByRole('button', { name: 'Groceries', exact: true });
    const box = await groceries.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.move(x + 1, y);
    await expect(header.slot).toBeVisible();
    await expect(async () => {
      await page.mouse.move(x + 2, y);
      await page.mouse.move(x + 3, y);
      await expect(groceries).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass();
  });

  test('asks again when it is shown after a minute in a tab that was opened hidden [TROL-4] [FED-8]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    });
    const header = await openGuide(page, true);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await isAsleep(page);
    await page.clock.fastForward('01:10');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await isAwake(page);
  });

  test('tells the host who is signed in after it is ready, in a page that paints late [FED-3]', async ({
    page,
  }) => {
    // A hidden page gets no frames.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      Object.assign(window, { requestAnimationFrame: () => 0 });
    });
    await openGuide(page, true);
    expect(await receivedIn(page)).toEqual(ONCE);
  });
});

test.describe('the header of a shopper whose order is not calm', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [what, name, role, sign] of [
    ['items are unavailable [TROL-2]', 'hard-conflicts', 'link', /unavailable/],
    ['nobody is signed in [AUTH-1]', 'visitor', 'link', 'Sign in'],
    ['staff act for the customer [AUTH-3]', 'operator', 'button', /Return to/],
    ['the minimum spend is not reached [TROL-6]', 'below-minimum', 'link', 'Checkout'],
  ] as const)
    test(`acts at once when ${what}`, async ({ page, preset, allowProblems }) => {
      allowProblems(/401.*\/token/);
      await preset(name);
      await prepare(page);
      await openGuide(page, true);
      await isAwake(page);
      await expect(page.getByRole('banner').getByRole(role, { name: sign }).first()).toBeVisible();
    });

  test('asks the services itself when one of them fails, and reports it [ERR-6]', async ({
    page,
    preset,
    faults,
    allowProblems,
  }) => {
    allowProblems(/503/);
    await preset('slot-booked');
    await faults([{ call: 'slot-reservations', kind: 'status', status: 503 }]);
    await prepare(page);
    const header = await openGuide(page, true);
    await isAwake(page);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    await expect(header.link('Slot')).toBeVisible();
  });
});
