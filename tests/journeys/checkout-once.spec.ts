import type { Locator, Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { recordAnnouncements } from '../support/announcements';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import type { JournalEntry } from '../support/journal';
import { watchSync } from '../support/open-until-synced';

const PATH = '/ecom/recipes';
const CONFIRMATION = /order-confirmation\/co-81000$/;
const BEING_PLACED = /^Your order is being placed/;

const CHOOSER = 'Check out the way you want';

/** Opens the chooser of an open page on which an order is amended. */
const chooserOf = async (page: Page) => {
  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  return page.getByRole('dialog', { name: CHOOSER });
};

/** Opens a page while an order is amended, and opens the chooser. */
const openChooser = async (page: Page, path: string) => {
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  const chooser = await chooserOf(page);
  const instant = chooser.getByRole('button', { name: 'Instant checkout' });
  await expect(instant).toBeVisible();
  return { header, chooser, instant };
};

interface Placement {
  readonly placed: number;
}

/** Returns what the services received for one amended order. */
const placingOf = async (page: Page, journal: readonly JournalEntry[]) => {
  const response = await page.request.get('/demo/placements');
  const placements = (await response.json()) as readonly Placement[];
  const patches = journal.filter(({ call }) => call === 'place-order');
  return {
    placed: placements.reduce((sum, { placed }) => sum + placed, 0),
    keys: new Set(patches.map(({ headers }) => headers['idempotency-key'])).size,
    beacons: journal.filter(({ call }) => call === 'instant-checkout-complete').length,
  };
};

const ONCE = { placed: 1, keys: 1, beacons: 1 };

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

test('a service that responds with a failure and places the order later: the page checks, and goes to the confirmation [INST-2] [INST-4]', async ({
  page,
  faults,
  journal,
}) => {
  const { instant } = await openChooser(page, PATH);
  await faults([
    { call: 'place-order', kind: 'status', status: 500, when: 'late', milliseconds: 4_500, times: 1 },
  ]);
  await instant.click();
  const dialog = page.getByRole('dialog', { name: 'Sorry, there' });
  await expect(dialog).toContainText('Your order may have been placed. We’re checking');
  await expect(page).toHaveURL(CONFIRMATION, { timeout: 15_000 });
  await expect.poll(async () => placingOf(page, await journal())).toEqual(ONCE);
});

/** Returns the names and values in a dialog, such as `['Total', '£54.60 → £56.00']`. */
const figuresIn = (dialog: Locator) =>
  dialog
    .locator('dl > div')
    .evaluateAll((rows) => rows.map(({ children }) => [...children].map(({ textContent }) => textContent)));

test('show the total before and after, the slot, and how many items were added on this page [INST-1] [TROL-4]', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open('/ecom/shop/browse/groceries/bakery');
  await expect(header.trolley).toHaveAccessibleName(/£54\.60/);
  await page.getByRole('main').getByRole('button', { name: /^Add/ }).last().click();
  await expect(header.trolley).not.toHaveAccessibleName(/£54\.60/);
  const chooser = await chooserOf(page);
  await expect
    .poll(() => figuresIn(chooser))
    .toEqual([
      ['Total', expect.stringMatching(/^£54\.60 → £5\d\.\d\d$/)],
      ['Slot', expect.stringMatching(/^\w{3} \d\d \w{3}, 10am - 11am$/)],
      ['Items', '1 added'],
    ]);
  await expect(chooser.getByRole('img', { name: 'changes to' })).toHaveText('→');
});
