import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

/** A page whose own scripts never call the token service: each token call is the header's. */
const PAGE = '/ecom/recipes';
const CUSTOMER = '70012345';
const SERVICE_DOWN = { call: 'token', kind: 'status', status: 503 };
/** The first retry after 3 s, which decides, is at most 6 s after the first attempt. */
const DECIDED = { timeout: 10_000 };

const customerCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'customerId')?.value;

test('one failed token call at load is retried, and the shopper never sees Sign in [AUTH-2] [AUTH-4]', async ({
  page,
  preset,
  faults,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await preset('slot-booked');
  await faults([{ ...SERVICE_DOWN, times: 1 }]);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const links = [...document.querySelectorAll('header a')];
      if (links.some((link) => link.textContent === 'Sign in' && link.checkVisibility()))
        document.title = 'Sign in was shown';
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect(header.account).toBeVisible();
  expect(await page.title()).not.toBe('Sign in was shown');
});

test('a customer whom the browser knows stays signed in while the token service is down, and has the trolley when it is back, without layout shift [AUTH-2] [AUTH-6] [SHELL-4]', async ({
  page,
  context,
  preset,
  faults,
  demo,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource|net::ERR_/);
  await preset('slot-booked');
  await context.addCookies([{ name: 'customerId', value: CUSTOMER, url: demo.origin, secure: true }]);
  await faults([SERVICE_DOWN]);
  await watchShifts(page);
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false', DECIDED);
  await expect(header.trolley).toHaveAccessibleName('Trolley');
  await expect(header.signIn).toHaveCount(0);
  expect(await customerCookie(page), 'a failure keeps the cookie').toBe(CUSTOMER);

  await faults([]);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect(header.signIn).toHaveCount(0);
  expect(await customerCookie(page)).toBe(CUSTOMER);
  expect(await shiftsOf(page)).toEqual([]);
});
