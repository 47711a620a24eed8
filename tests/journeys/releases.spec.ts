import type { RunningDemo } from '../support/demo';
import { demoOfWorker, expect, test as base } from '../support/fixtures';
import { Header } from '../support/header';

/** A test with a demo that has received no measurements of other tests. */
const test = base.extend<object, { readonly demo: RunningDemo }>({ demo: demoOfWorker() });

test('the health of releases is measured on pages with consent, exported by OTLP/HTTP, and plotted for each version [AUTH-8]', async ({
  page,
}) => {
  const header = new Header(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/measurements')) sent.push(request.postData() ?? '');
  });
  await header.open('/ecom/shop/browse/groceries');
  await page.goto('/demo/releases');
  await expect(page.getByText('No measurements yet')).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Consent to analytics' }).click();
  for (const path of ['/ecom/shop/browse/groceries', '/ecom/register']) {
    await header.open(path);
    await expect.poll(() => sent.filter((text) => text.includes('"visible"'))).not.toEqual([]);
    sent.length = 0;
  }
  await page.goto('/demo/releases');
  const table = page.getByRole('region', { name: /^Measurements of/ });
  await expect(table).toHaveCount(1);
  const all = table.getByRole('row', { name: /^all/ });
  await expect(all.getByRole('cell').first()).toHaveText('2');
  await expect(all.getByRole('cell').last()).toHaveText(/^\d+ ms$/);
});
