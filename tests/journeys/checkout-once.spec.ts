import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { recordAnnouncements } from '../support/announcements';
import { watchSync } from '../support/open-until-synced';
import { openChooser, ONCE, placingOf } from '../support/placing';

const PATH = '/ecom/recipes';
const CONFIRMATION = /order-confirmation\/co-81000$/;
const BEING_PLACED = /^Your order is being placed/;

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
