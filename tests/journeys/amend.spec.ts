import type { Page } from '@playwright/test';
import { amendBar, slotUntil } from '../support/amend';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { recordAnnouncements } from '../support/announcements';
import { Header, STOREFRONT, WIDTHS } from '../support/header';
import { headerCalls } from '../support/journal';
import { TWELVE_FAULTS } from '../support/twelve-faults';

const UNEXPECTED = "Sorry, we're experiencing an unexpected error";
const axe = async (page: Page) => await axeViolations(page, 'header');

test(
  'the bar shows slot and cut-off, and offers to discard or to check out [AMND-1] [AMND-3]',
  { tag: '@essential' },
  async ({ page, preset, world }) => {
    await preset('amending');
    await world({ slot: slotUntil('2031-05-04T22:30:00Z') });
    const header = new Header(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await header.open(STOREFRONT.path);
      const bar = amendBar(page);
      await expect(bar).toContainText('Tue 06 May');
      const title = await bar.getByText('Changing your order', { exact: true }).boundingBox();
      expect((title?.width ?? 0) > 1, 'small screens show the title').toBe(width < 768);
      await expect(
        bar
          .getByText(/12AM, Sun(day)? (4|04) May/)
          .locator('visible=true')
          .first(),
      ).toBeVisible();
      await expect(bar).toContainText('days left');
      await expect(bar.getByRole('button', { name: 'Discard amends' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Checkout' })).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Change slot' })).toHaveAttribute('href', /bookslot/);
      const box = await header.banner.boundingBox();
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.style.getPropertyValue('--shop-header-height')),
        )
        .toBe(`${String(box?.height)}px`);
      expect(await axe(page)).toEqual([]);
    }
  },
);

test(
  'the changes are discarded once and the page reloads [AMND-2]',
  { tag: '@essential' },
  async ({ page, preset, journal }) => {
    await preset('amending');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    const open = amendBar(page).getByRole('button', { name: 'Discard amends' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel changes?' });
    await expect(dialog.getByRole('button', { name: 'Keep changes' })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Cancel changes' }).dblclick();
    await reloaded;
    await header.ready();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await expect(amendBar(page)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('wtr_amend_bar'))).toBeNull();
    const sent = headerCalls(await journal()).filter(({ call }) => call === 'cancel-amend-order');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/graph/live',
      query: { clientType: 'WEB_APP', tag: 'cancel-amend-order' },
      body: { variables: { customerOrderId: 'co-81000' } },
    });
  },
);

/** Records the layout shifts of every page from its first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(document, 'shiftsByTest', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (Reflect.get(document, 'shiftsByTest') as number[]).reduce((sum, each) => sum + each, 0);
  });

for (const width of [320, 768, 1440]) {
  test(`a page after the first reserves the bar's height: no layout shift at ${String(width)} px [AMND-1] [SHELL-4]`, async ({
    page,
    preset,
  }) => {
    await preset('amending');
    await page.setViewportSize({ width, height: 800 });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(amendBar(page)).toBeVisible();
    await watchShifts(page);
    await header.open(STOREFRONT.path);
    await expect(amendBar(page)).toBeVisible();
    // Text that loads into a button shifts far less than 0.01; the height of a bar shifts more.
    expect(await moved(page)).toBeLessThan(0.001);
  });
}

test('a reserved height is released if there is no bar [AMND-1] [SHELL-4]', async ({ page, world }) => {
  await world({ who: 'customer' });
  await page.addInitScript(() => {
    sessionStorage.setItem('wtr_amend_bar', '60');
  });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top))
    .toBeLessThan(159 + 40);
  expect((await header.banner.boundingBox())?.height).toBe(159);
});

test('the slot of an order in preparation cannot be changed: bar and slot details show the reason [SLOT-8]', async ({
  page,
  preset,
}) => {
  await preset('amending-fixed-slot');
  const header = new Header(page);
  await header.open('/ecom/recipes');
  const change = amendBar(page).getByRole('button', { name: 'Change slot' });
  await change.click();
  const alert = page.getByRole('dialog', { name: 'Your slot can’t be changed' });
  await expect(alert).toContainText(
    'Your order contains items currently being prepared. We are unable to change the delivery/collection time or cancel the order.',
  );
  expect(await axe(page)).toEqual([]);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(change).toBeFocused();
});

test('without the pin-bar feature no bar is rendered [AMND-1]', async ({ page, preset, world }) => {
  await preset('amending');
  await world({ features: { pinBar: false } });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect(amendBar(page)).toBeHidden();
});

for (const [now, night] of [
  ['2031-05-03T15:30:00Z', 'tomorrow night'],
  ['2031-05-04T08:00:00Z', 'tonight'],
  ['2031-05-01T08:00:00Z', 'Sunday night'],
] as const) {
  test(`a cut-off at 11:30pm is shown as ${night} at ${now} [AMND-3]`, async ({ page, preset, world }) => {
    await preset('amending');
    await world({ clock: now, slot: slotUntil('2031-05-04T22:30:00Z') });
    const header = new Header(page);
    for (const [width, day] of [
      [320, 'Sun 04 May'],
      [1440, 'Sunday 4 May'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await header.open('/ecom/recipes');
      await expect(amendBar(page)).toContainText(`${day} (${night})`, { useInnerText: true });
    }
  });
}

for (const [how, minutes] of [
  ['ahead', 20],
  ['behind', -20],
] as const) {
  test(`on a device whose clock is 20 minutes ${how}, the shop's time counts down [AMND-3]`, async ({
    page,
    preset,
    world,
  }) => {
    const clock = Date.parse('2031-05-04T22:15:00Z');
    await page.clock.install({ time: clock + minutes * 60_000 });
    await preset('amending');
    await world({ clock: new Date(clock).toISOString(), slot: slotUntil('2031-05-04T22:30:00Z') });
    await new Header(page).open('/ecom/recipes');
    await expect(amendBar(page)).toContainText('15 min left');
  });
}

test(
  'the last minutes are counted down and announced; at zero the order is refetched [AMND-3]',
  { tag: '@essential' },
  async ({ page, preset, world, journal }) => {
    const clock = '2031-05-04T22:10:00Z';
    await page.clock.install({ time: clock });
    await preset('amending');
    await world({ clock, slot: slotUntil('2031-05-04T22:30:00Z') });
    const announcements = await recordAnnouncements(page);
    const header = new Header(page);
    await header.open('/ecom/recipes');
    const bar = amendBar(page);
    await expect(bar).toContainText('min left');
    await page.clock.pauseAt('2031-05-04T22:14:00Z');
    await expect(bar).toContainText('16 min left');
    await page.clock.runFor(2 * 60_000);
    await expect(bar).toContainText('14 min left');
    await expect.poll(announcements).toContain('15 minutes left to change this order.');
    await page.clock.runFor(13 * 60_000 + 15_000);
    await expect(bar).toContainText('45 s left');
    const reads = async () =>
      headerCalls(await journal()).filter(({ call }) => call === 'getTrolley' || call === 'slot-reservations')
        .length;
    const before = await reads();
    await page.clock.runFor(45_000);
    await expect(bar).toContainText('The time to change this order has passed');
    await expect.poll(reads).toBe(before + 2);
    await expect
      .poll(announcements)
      .toEqual(
        expect.arrayContaining([
          '5 minutes left to change this order.',
          'The time to change this order has passed.',
        ]),
      );
  },
);

const FAULTS = [
  ...TWELVE_FAULTS,
  ['failures with 200', { kind: 'error-code', code: 'NOT_AMENDING' }],
] as const;

for (const [what, fault] of FAULTS) {
  test(`discarding that ends in ${what} shows the unexpected error [AMND-2] [ERR-1]`, async ({
    page,
    preset,
    faults,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource|net::ERR/);
    await preset('amending');
    await faults([{ call: 'cancel-amend-order', ...fault }]);
    const header = new Header(page);
    await header.open('/ecom/recipes');
    await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
    const modal = page.getByRole('alertdialog', { name: UNEXPECTED });
    await expect(modal).toBeVisible({ timeout: 15_000 });
    await modal.getByRole('button', { name: 'OK' }).click();
    await header.ready();
    await expect(amendBar(page)).toBeVisible();
  });
}

test('Escape and the backdrop do not close the unexpected error; OK reloads [ERR-1]', async ({
  page,
  preset,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await preset('amending');
  await faults([{ call: 'cancel-amend-order', kind: 'status' }]);
  await new Header(page).open('/ecom/recipes');
  await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
  const modal = page.getByRole('alertdialog', { name: UNEXPECTED });
  const ok = modal.getByRole('button', { name: 'OK' });
  await expect(ok).toBeFocused();
  await expect(modal.getByRole('button')).toHaveCount(1);
  // The second Escape in a row closes a dialog in Chromium without a cancel event.
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await page.mouse.click(10, 10);
  await expect(modal).toBeVisible();
  expect(await modal.evaluate((dialog) => dialog.matches(':modal')), 'the page behind is inert').toBe(true);
  const reloaded = page.waitForEvent('load');
  await ok.click();
  await reloaded;
  await expect(modal).toHaveCount(0);
});
