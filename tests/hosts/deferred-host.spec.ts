import type { Page } from '@playwright/test';
import { TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import type { Header } from '../support/header';
import { ONCE, openGuide, PATH, prepare, receivedIn, RUNNING, startGuide } from './deferred-page';
import { delayScripts } from './server-markup';

/** Opens the page of a customer, whose order the frame shows. */
const openOrder = async (page: Page): Promise<Header> => {
  const header = await openGuide(page, true);
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  await expect(page.locator(RUNNING)).toHaveCount(0);
  return header;
};

/** Gives the page's element the configuration of another brand. */
const setBrand = (page: Page, name: string) =>
  page.evaluate((brandName) => {
    const element = document.querySelector('shop-header');
    const config = JSON.parse(element?.querySelector('script')?.textContent ?? '') as { brand: object };
    Object.assign(element ?? {}, { config: { ...config, brand: { ...config.brand, name: brandName } } });
  }, name);

/** Counts the events of a changed trolley that the host's own listeners receive. */
const countUpdates = (page: Page) =>
  page.evaluate((name) => {
    Object.assign(document, { updates: 0 });
    document.addEventListener(name, () => {
      Object.assign(document, { updates: Number(Reflect.get(document, 'updates')) + 1 });
    });
  }, TROLLEY_UPDATE);
const updatesIn = (page: Page) => page.evaluate(() => Reflect.get(document, 'updates') as unknown);

const sendUpdate = (page: Page) =>
  page.evaluate((name) => {
    document.dispatchEvent(new CustomEvent(name, { detail: { phase: 'finish' } }));
  }, TROLLEY_UPDATE);

/** Removes the element, and returns once its header has been unmounted. */
const removeElement = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector('shop-header');
    Object.assign(document, { removed: element });
    element?.remove();
    await new Promise((done) => setTimeout(done));
  });

test.describe('the host of a customer’s header that waits', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page, preset }) => {
    await preset('slot-booked');
    await prepare(page);
  });

  test('may set adapters, which the header obeys from then on [NAV-14] [FED-8]', async ({ page }) => {
    const header = await openOrder(page);
    await page.evaluate(() => {
      const targets: string[] = [];
      Object.assign(document, { targets });
      Object.assign(document.querySelector('shop-header') ?? {}, {
        adapters: { navigation: { navigate: (href: string) => targets.push(href) } },
      });
    });
    await expect(header.slot).toBeVisible();
    await header.link('Fernleigh home').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(document, 'targets') as unknown)).toHaveLength(1);
    await expect(page).toHaveURL(new RegExp(PATH));
  });

  test('may set a configuration before the loader runs [FED-3] [FED-8]', async ({ page }) => {
    const load = await delayScripts(page, '**/v1/loader.js');
    const header = await startGuide(page, true);
    await expect(header.banner).toBeVisible();
    await setBrand(page, 'Oakfield');
    load();
    await expect(header.link('Oakfield home')).toBeVisible();
    await expect(header.slot).toBeVisible();
    await expect(header.banner).toHaveCount(1);
  });

  test('may remove the header, and add it again [FED-6] [FED-8]', async ({ page }) => {
    const header = await openOrder(page);
    await removeElement(page);
    await expect(header.banner).toHaveCount(0);
    await page.evaluate(() => document.body.prepend(Reflect.get(document, 'removed') as Element));
    await expect(header.slot).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    expect(await receivedIn(page)).toEqual([...ONCE, ...ONCE]);
  });

  test('receives its own events after it has removed the header [TROL-4] [FED-6]', async ({ page }) => {
    await openOrder(page);
    await countUpdates(page);
    await removeElement(page);
    await sendUpdate(page);
    expect(await updatesIn(page)).toBe(1);
  });

  test('receives its own events though the header never loads [TROL-4] [FED-4]', async ({ page }) => {
    await page.clock.install();
    await openOrder(page);
    await countUpdates(page);
    await delayScripts(page, /\/(lean|app|mount)\.\w+\.js/);
    await sendUpdate(page);
    expect(await updatesIn(page)).toBe(0);
    await page.clock.fastForward('00:16');
    expect(await updatesIn(page)).toBe(1);
  });

  test('shows a customer’s order though the script of the frame does not load [FED-4] [FED-8]', async ({
    page,
  }) => {
    await page.clock.install();
    await delayScripts(page, '**/frame-customer.js');
    const header = await startGuide(page, true);
    await expect.poll(() => receivedIn(page)).toContain(ONCE[0]);
    await expect(page.locator(RUNNING)).toHaveCount(0);
    await page.clock.fastForward('00:03');
    await expect(header.slot).toBeVisible();
    expect(await receivedIn(page)).toEqual(ONCE);
  });
});
