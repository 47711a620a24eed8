import type { RunningDemo } from '../support/demo';
import { demoOfWorker, expect, test as base } from '../support/fixtures';
import { Header } from '../support/header';

/** A test with a demo that has received no measurements of other tests. */
const test = base.extend<object, { readonly demo: RunningDemo }>({ demo: demoOfWorker() });

const of = (version: string) => ({ version, channel: 'stable' });
const MEASUREMENTS: readonly object[] = [
  { ...of('1.4.2'), name: 'load', outcome: 'loaded', milliseconds: 100 },
  { ...of('1.4.2'), name: 'visible', milliseconds: 640 },
  { ...of('1.5.0'), name: 'load', outcome: 'fell-back', reason: 'load_network' },
  { ...of('1.5.0'), name: 'load', outcome: 'retried', reason: 'load_network', milliseconds: 900 },
  { ...of('1.5.0'), name: 'error', kind: 'script', isFirst: true },
  { ...of('1.5.0'), name: 'error', kind: 'script', isFirst: false },
  { ...of('1.5.0'), name: 'visible', milliseconds: 1500 },
  { ...of('1.5.0'), name: 'cls', score: 0.02 },
  { ...of('1.5.0'), name: 'failed-call', service: 'orders', kind: 'timeout' },
];

test.describe('the health of releases', () => {
  test('is measured on pages with consent, exported by OTLP/HTTP, and plotted for each version [AUTH-8]', async ({
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

  test('is shown by version and browser, with a plot for each version', async ({ page }) => {
    for (const data of MEASUREMENTS) {
      const response = await page.request.post('/demo/releases/measurements', {
        data: JSON.stringify(data),
        headers: { 'content-type': 'text/plain' },
      });
      expect(response.status()).toBe(204);
    }
    await page.goto('/demo/releases');
    await expect(page.getByRole('img', { name: /^Time to visible of 1\.[45]/ })).toHaveCount(2);
    const cells = page
      .getByRole('region', { name: 'Measurements of 1.5.0' })
      .getByRole('row', { name: /^all/ });
    await expect(cells.getByRole('cell')).toHaveText(['2', '50.0 %', '50.0 %', '50.0 %', /ms$/, /ms$/]);
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'only the table scrolls sideways').toBeLessThanOrEqual(0);
  });
});
