import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ALL_RULES, axeViolations } from '../support/axe';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Configuration as JSON' });
const state = (page: Page) => page.locator('#config-state');
const log = (page: Page) => page.getByRole('region', { name: 'Log' });

const laptop = (page: Page) => page.frameLocator('iframe[title="Laptop"]');
const phone = (page: Page) => page.frameLocator('iframe[title="Phone"]');
const trolley = (screen: FrameLocator) =>
  screen.getByRole('banner').getByRole('link', { name: /^Trolley|, trolley\b/ });

/** Opens the playground, and a tab of its details. */
const open = async (page: Page, fragment: string, tab?: string): Promise<void> => {
  await page.goto(`/demo/playground${fragment}`);
  for (const screen of [phone(page), laptop(page)]) await expect(trolley(screen)).toBeVisible();
  if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
};

const JSON_TAB = 'Configuration (JSON)';

/** Replaces the text of the editor, which renders its visible lines only, as a user does who pastes a text. */
const write = async (page: Page, text: string): Promise<void> => {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

const readConfig = async (page: Page) =>
  JSON.parse((await page.locator('#playground-data').textContent()) ?? '') as {
    readonly config: { readonly brand: object };
  };

test('a configuration is on a phone and a laptop, and a mistake leaves the last valid one there [HOST-3] [FED-3]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/config\.applicationName must be a text/);
  await open(page, '#preset=customer', JSON_TAB);
  const brandOn = (screen: FrameLocator) =>
    screen
      .getByRole('banner')
      .getByRole('link', { name: /Hazelwood/ })
      .first();
  const expectBrand = async (): Promise<void> => {
    for (const screen of [phone(page), laptop(page)]) await expect(brandOn(screen)).toBeVisible();
  };
  const { config } = await readConfig(page);
  const renamed = { ...config, brand: { ...config.brand, name: 'Hazelwood' } };
  await write(page, JSON.stringify(renamed));
  await expectBrand();
  await expect(page.locator('#code')).toContainText('Hazelwood');

  for (const [text, mistake] of [
    ['{ "brand": ', 'Not valid JSON'],
    [JSON.stringify({ ...renamed, brand: {} }), 'config.brand –'],
    [JSON.stringify({ ...renamed, applicationName: '' }), 'config.applicationName must be a text'],
  ] as const) {
    await write(page, text);
    await expect(state(page)).toContainText(mistake);
    await expectBrand();
  }

  // The link contains the mistake too, so that nothing that was typed is lost.
  await page.reload();
  await expect(editor(page)).toContainText('"applicationName":""');
  await expect(trolley(laptop(page))).toBeVisible();
});

test('the editor completes fields and values from the schema, with the keyboard [HOST-3]', async ({
  page,
}) => {
  await open(page, '#preset=customer', JSON_TAB);
  await write(page, '{ "logging": { } }');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  const option = page.getByRole('option', { name: /"enabled"/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('"enabled": true');
  await expect(state(page)).toContainText('config – must have the field "brand"');
});

test('events, calls and problems are listed as they happen, at every width [HOST-3]', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '#preset=slot-booked&kind=element');
  await expect(log(page)).toContainText('shop-header:identity {"role":"customer"}');
  await expect(log(page)).toContainText('/v1/shopping-context');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Code for a host' }).click();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.locator('#status')).toHaveText('Code copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<shop-header>');
  // The shop has other totals than the event.
  await faults([{ call: 'getTrolley', kind: 'slow', milliseconds: 3000 }]);
  await page.getByRole('tab', { name: 'Host events' }).click();
  await page.getByLabel('Event', { exact: true }).selectOption('Trolley: change ends, with totals');
  await page.getByRole('button', { name: 'Dispatch event' }).click();
  await page.getByRole('tab', { name: 'What happens' }).click();
  await expect(log(page)).toContainText('shop-header:trolley-update {"phase":"finish"');
  for (const screen of [phone(page), laptop(page)])
    await expect(trolley(screen)).toHaveAccessibleName(/64\.20/);
  const { config } = await readConfig(page);
  await page.getByRole('tab', { name: JSON_TAB }).click();
  await write(page, JSON.stringify({ ...config, colour: 'green' }));
  await expect(state(page)).toContainText('config.colour – is unknown');
  await page.getByRole('tab', { name: JSON_TAB }).press('ArrowLeft');
  await expect(log(page)).toContainText('unknown_config_field: config.colour');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  expect(await axeViolations(page, 'html', ALL_RULES)).toEqual([]);
});

test('situations are buttons, features are switches, and a screen stays on its page [HOST-3]', async ({
  page,
}) => {
  await open(page, '#preset=customer');
  await page.getByRole('button', { name: 'Changing an order' }).click();
  await expect(page.getByRole('button', { name: 'Changing an order' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const screen of [phone(page), laptop(page)])
    await expect(screen.getByRole('banner').getByText('Discard amends')).toBeVisible();

  const multiSearch = laptop(page).getByRole('banner').getByRole('button', { name: 'Multi-search' });
  await expect(multiSearch).toBeVisible();
  await page.getByRole('switch', { name: 'Multi-search' }).uncheck();
  await expect(multiSearch).toBeHidden();
  await page.getByRole('tab', { name: JSON_TAB }).click();
  await expect(editor(page)).toContainText('"multiSearch": false');

  await laptop(page).getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect(laptop(page).getByText('The header asked for')).toContainText('/ecom/shop/browse/offers');
});

test('the dark theme is on both screens, and a press of its switch takes it away [HOST-3] [SHELL-7]', async ({
  page,
}) => {
  await open(page, '#preset=customer');
  const backgrounds = () =>
    Promise.all(
      [phone(page), laptop(page)].map((screen) =>
        screen.getByRole('banner').evaluate((banner) => getComputedStyle(banner).backgroundColor),
      ),
    );
  const light = await backgrounds();
  const dark = page.getByRole('switch', { name: 'Dark theme' });
  await dark.check();
  for (const background of await backgrounds()) expect(light).not.toContain(background);
  await dark.uncheck();
  expect(await backgrounds()).toEqual(light);
});
