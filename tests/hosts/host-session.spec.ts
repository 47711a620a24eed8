import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SIGNED_IN_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';

/** A session adapter that requests the token itself, and notifies its listeners of changes. */
const hostSession = (address: string): void => {
  const load = async () => {
    const response = await fetch(address);
    if (response.status === 401) return { kind: 'signed-out' };
    return { kind: 'signed-in', ...((await response.json()) as object) };
  };
  const subscribe = (listener: () => void) => {
    document.addEventListener('host-session', listener);
    return () => {
      document.removeEventListener('host-session', listener);
    };
  };
  Object.assign(document, { hostAdapters: { session: { load, subscribe } } });
};

test("the signed-in user follows the host's own session within one page, and so does the delivery pass [FED-3] [PASS-2] [AUTH-2]", async ({
  page,
  world,
  journal,
  allowProblems,
}) => {
  allowProblems(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world({ who: 'customer', pass: 'ACTIVE' });
  await page.addInitScript(hostSession, `${SIGNED_IN_CONFIG.services.token.replace(/\/$/, '')}/v1/token`);
  const header = new Header(page);
  const host = { name: 'plain', dir: await buildPlainHost(), config: SIGNED_IN_CONFIG };
  await header.open(await serveHostPage(page, host));
  const pass = header.link('Delivery Pass');
  const change = async (patch: Parameters<typeof world>[0]) => {
    await world(patch);
    await page.evaluate(() => document.dispatchEvent(new Event('host-session')));
  };
  await expect(pass).toHaveAttribute('href', '/ecom/myaccount/delivery-pass');

  await change({ customerId: '70099999', pass: 'AVAILABLE' });
  await expect(pass).toHaveAttribute('href', '/ecom/delivery-pass');
  await change({ who: 'visitor' });
  await expect(header.signIn).toBeVisible();
  await expect(pass).toHaveCount(0);
  await change({ who: 'customer', customerId: '70012345', pass: 'ACTIVE' });
  await expect(pass).toHaveAttribute('href', '/ecom/myaccount/delivery-pass');

  const requests = (await journal()).filter(({ call }) => call === 'pass-status');
  expect(requests.map(({ headers }) => headers['customer-id'])).toEqual(['70012345', '70099999', '70012345']);
});
