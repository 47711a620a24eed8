import type { Page, Route } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { listenToHeader } from '../support/heard';
import { Header, SHELLS } from '../support/header';
import { problemsOf } from '../support/told';

const NETWORK_NEWS = /Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/;

const REFUSALS = {
  'cut off': (route: Route) => route.abort(),
  'not found': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
} as const;

/** Refuses a chunk of this name until the answer is called. */
const refuse = async (page: Page, chunk: string, refusal: (route: Route) => Promise<void>) => {
  let isRefused = true;
  await page.route(new RegExp(`/${chunk}\\.[^/]*\\.js(\\?|$)`), (route) =>
    isRefused ? refusal(route) : route.continue(),
  );
  return () => {
    isRefused = false;
  };
};

/** The text is read and heard, and its notice can be put away. */
const expectNotice = async (page: Page, heard: () => Promise<string[]>, text: string) => {
  const { banner } = new Header(page);
  const notice = banner.getByRole('paragraph').filter({ hasText: text });
  await expect(notice).toBeVisible();
  await expect.poll(heard).toContain(text);
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
};

const open = async (page: Page, path: string) => {
  const heard = await listenToHeader(page);
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return { header, heard };
};

for (const { shell, path } of SHELLS) {
  for (const [what, refusal] of Object.entries(REFUSALS)) {
    test.describe(`a chunk that is ${what} in the ${shell} shell`, () => {
      test.beforeEach(({ allowProblems }) => allowProblems(NETWORK_NEWS));

      test('of the amend bar: said, checkout stays open, and the next reading brings the bar [ERR-6] [AMND-1]', async ({
        page,
        preset,
      }) => {
        await preset('amending');
        const mend = await refuse(page, 'amend', refusal);
        const { header, heard } = await open(page, path);
        await expectNotice(page, heard, 'You are changing an order. Reload the page to see until when.');
        expect(JSON.stringify(await problemsOf(page))).toContain('amend bar');
        await expect(amendBar(page)).toHaveCount(0);
        await expect(header.link('Checkout')).toHaveAttribute('href', '/ecom/beforeYouGo');
        mend();
        await page.evaluate(() => {
          document.dispatchEvent(
            new CustomEvent('shop-header:trolley-update', { detail: { phase: 'finish' } }),
          );
        });
        await expect(amendBar(page).getByRole('button', { name: 'Discard amends' })).toBeVisible();
      });

      test('of the chooser: said, a second press checks out as normal, and a fresh page offers both ways [ERR-6] [INST-1]', async ({
        page,
        preset,
      }) => {
        await preset('amending');
        const mend = await refuse(page, 'checkout', refusal);
        const { header, heard } = await open(page, path);
        const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
        await checkout.click();
        await expectNotice(
          page,
          heard,
          'Instant checkout could not be opened. Press Checkout again to check out as normal.',
        );
        await checkout.click();
        await expect(page).toHaveURL('/ecom/beforeYouGo');
        mend();
        await header.open(path);
        await checkout.click();
        await expect(page.getByRole('dialog', { name: 'Check out the way you want' })).toBeVisible();
      });

      test('of errors, before an order is placed: nothing is sent, it is said, and the next press places it [ERR-6] [INST-2]', async ({
        page,
        preset,
        journal,
      }) => {
        await preset('amending');
        const mend = await refuse(page, 'error', refusal);
        const { heard } = await open(page, path);
        const placed = async () => (await journal()).filter(({ call }) => call === 'place-order').length;
        const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
        const instant = page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' });
        await checkout.click();
        await instant.click();
        await expectNotice(page, heard, "Your order couldn't be placed. Please try again.");
        expect(await placed()).toBe(0);
        mend();
        await checkout.click();
        await instant.click();
        await expect(page).toHaveURL(/order-confirmation\/co-/);
        expect(await placed()).toBe(1);
      });

      test('of errors, when discarding fails: said, the changes stay, and the next failure has its dialog [ERR-6] [AMND-2]', async ({
        page,
        preset,
        faults,
      }) => {
        await preset('amending');
        await faults([{ call: 'cancel-amend-order', kind: 'status' }]);
        const mend = await refuse(page, 'error', refusal);
        const { heard } = await open(page, path);
        const discard = async () => {
          await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
        };
        await discard();
        await expectNotice(page, heard, "Sorry, there's been a problem. Please try again.");
        await expect(amendBar(page)).toBeVisible();
        mend();
        await discard();
        await expect(
          page.getByRole('alertdialog', { name: "Sorry, we're experiencing an unexpected error" }),
        ).toBeVisible();
      });
    });
  }
}
