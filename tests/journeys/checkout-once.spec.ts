import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { recordAnnouncements } from '../support/announcements';
import { passTime } from '../support/clock';
import { watchSync } from '../support/open-until-synced';
import { openChooser, ONCE, placingOf, PROBLEM } from '../support/placing';

const PATH = '/ecom/recipes';
const CONFIRMATION = /order-confirmation\/co-81000$/;
const BEING_PLACED = /^Your order is being placed/;
const NOT_PLACED = /^Your order hasn’t been placed/;

/** Errors that a browser itself logs when a request fails. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_/;

/** A fault: the request gets no response, and the service places the order later. */
const placedAfter = (milliseconds: number) => ({
  call: 'place-order',
  kind: 'timeout',
  when: 'late',
  milliseconds,
  times: 1,
});

const sentPatch = (page: Page) => page.waitForRequest((request) => request.method() === 'PATCH');

test.beforeEach(async ({ preset, world, allowProblems }) => {
  allowProblems(NETWORK_ERRORS);
  await preset('amending');
  await world({ orderGuard: 'key' });
});

test(
  'two tabs that place the same order at once send one key, place once and send one beacon [INST-2] [INST-3]',
  { tag: '@essential' },
  async ({ context, page, faults, journal }) => {
    const one = await openChooser(page, PATH);
    const other = await openChooser(await context.newPage(), PATH);
    await faults([{ call: 'place-order', kind: 'slow', when: 'after', milliseconds: 600 }]);
    // Without the pointer: a background page paints no frames, so Playwright never considers its button stable.
    await Promise.all([one.instant.dispatchEvent('click'), other.instant.dispatchEvent('click')]);
    await expect(page).toHaveURL(CONFIRMATION);
    await expect(other.header.page).toHaveURL(CONFIRMATION);
    await expect.poll(async () => placingOf(page, await journal())).toEqual(ONCE);
  },
);

test('a chooser closes when another tab has placed the order [INST-1] [INST-2]', async ({
  context,
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const synced = await watchSync(page);
  const stale = await openChooser(page, PATH);
  await synced();
  const other = await openChooser(await context.newPage(), PATH);
  await other.instant.click();
  await expect(other.header.page).toHaveURL(CONFIRMATION);
  await page.bringToFront();
  await expect(stale.chooser).toBeHidden();
  await expect
    .poll(announcements)
    .toContain('Your order has changed. Please look at it before you check out.');
});

test('a chooser that received no message about the change reads the order, and sends no placement [INST-2]', async ({
  context,
  page,
  journal,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const stale = await openChooser(page, PATH);
  const other = await openChooser(await context.newPage(), PATH);
  await other.instant.click();
  await expect(other.header.page).toHaveURL(CONFIRMATION);
  await page.bringToFront();
  await stale.instant.click();
  await expect(page).toHaveURL(CONFIRMATION);
  await expect.poll(async () => placingOf(page, await journal())).toEqual(ONCE);
});

test('a page reloaded during placing shows that, and navigates to the confirmation [INST-2] [INST-3]', async ({
  page,
  faults,
  journal,
}) => {
  const announcements = await recordAnnouncements(page);
  const { instant, header } = await openChooser(page, PATH);
  await faults([placedAfter(3_000)]);
  const sent = sentPatch(page);
  await instant.click();
  await sent;
  await page.reload();
  await expect(header.banner.getByRole('paragraph').filter({ hasText: BEING_PLACED })).toBeVisible();
  await expect.poll(announcements).toContainEqual(expect.stringMatching(BEING_PLACED));
  await expect(page).toHaveURL(CONFIRMATION, { timeout: 15_000 });
  await expect.poll(async () => placingOf(page, await journal())).toEqual(ONCE);
});

test('after a tab is closed during placing, the next page completes it [INST-2] [INST-3]', async ({
  context,
  page,
  faults,
  journal,
}) => {
  const { instant } = await openChooser(page, PATH);
  await faults([placedAfter(1_500)]);
  const sent = sentPatch(page);
  await instant.click();
  await sent;
  const next = await context.newPage();
  await page.close();
  await new Header(next).open(PATH);
  await expect(next).toHaveURL(CONFIRMATION, { timeout: 15_000 });
  await expect.poll(async () => placingOf(next, await journal())).toEqual(ONCE);
});

test('‘Try again’ sends the same key after a lost response whose order is placed later [INST-2] [INST-3]', async ({
  page,
  faults,
  journal,
}) => {
  const { instant } = await openChooser(page, PATH);
  await faults([
    { call: 'place-order', kind: 'status', status: 500, when: 'late', milliseconds: 12_000, times: 1 },
  ]);
  await instant.click();
  const problem = page.getByRole('dialog', { name: PROBLEM });
  await problem.getByRole('button', { name: 'Try again' }).click();
  const notPlaced = page.getByRole('dialog', { name: NOT_PLACED });
  await notPlaced.getByRole('button', { name: 'OK' }).click();
  await expect(notPlaced).toBeHidden();
  const again = await openChooser(page, PATH);
  await again.instant.click();
  await expect(page).toHaveURL(CONFIRMATION);
  const attempts = async () => (await (await page.request.get('/demo/placements')).json()) as unknown;
  // The service has placed the first request's order, too.
  await expect.poll(attempts, { timeout: 15_000 }).toMatchObject([{ placed: 1, placedBefore: 1, keys: 1 }]);
  await expect.poll(async () => placingOf(page, await journal())).toEqual(ONCE);
});

test('a long wait is explained after 10 s and ends after 60 s with an unknown outcome [INST-2] [INST-4]', async ({
  page,
  faults,
}) => {
  const announcements = await recordAnnouncements(page);
  await page.clock.install();
  const { instant, chooser } = await openChooser(page, PATH);
  await faults([{ call: 'place-order', kind: 'timeout' }]);
  const sent = sentPatch(page);
  await instant.click();
  await sent;
  await passTime(page, 9_000);
  await expect(chooser.getByText(/taking longer than usual/)).toHaveCount(0);
  await passTime(page, 2_000);
  await expect(chooser.getByRole('paragraph').filter({ hasText: /taking longer than usual/ })).toBeVisible();
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/taking longer than usual/));
  await passTime(page, 50_000);
  const problem = page.getByRole('dialog', { name: PROBLEM });
  await expect(problem).toContainText('Please try again');
  await expect(problem).toContainText(
    'Your order may have been placed. We’ll check before anything is placed again.',
  );
});
