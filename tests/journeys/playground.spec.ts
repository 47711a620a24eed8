import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { ALL_RULES, axeViolations } from '../support/axe';
import { Header } from '../support/header';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Configuration as JSON' });
const state = (page: Page) => page.locator('#config-state');
const log = (page: Page) => page.getByRole('region', { name: 'Log' });

/** Replaces the text of the editor, which renders its visible lines only, as a user does who pastes a text. */
const write = async (page: Page, text: string): Promise<void> => {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

const readConfig = async (page: Page) =>
  JSON.parse((await page.locator('#playground-data').textContent()) ?? '') as {
    readonly config: { readonly brand: object };
  };

test('a valid configuration is mounted, and a mistake leaves the last valid one mounted [HOST-3] [FED-3]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/config\.applicationName must be a text/);
  const header = new Header(page);
  await header.open('/demo/playground#preset=customer');
  const { config } = await readConfig(page);
  const renamed = { ...config, brand: { ...config.brand, name: 'Hazelwood' } };
  await write(page, JSON.stringify(renamed));
  await expect(header.banner.getByRole('link', { name: /Hazelwood/ }).first()).toBeVisible();
  await expect(page.locator('#code')).toContainText('Hazelwood');

  for (const [text, mistake] of [
    ['{ "brand": ', 'Not valid JSON'],
    [JSON.stringify({ ...renamed, brand: {} }), 'config.brand –'],
    [JSON.stringify({ ...renamed, applicationName: '' }), 'config.applicationName must be a text'],
  ] as const) {
    await write(page, text);
    await expect(state(page)).toContainText(mistake);
    await expect(header.banner.getByRole('link', { name: /Hazelwood/ }).first()).toBeVisible();
  }

  // The link contains the mistake too, so that nothing that was typed is lost.
  await page.reload();
  await expect(editor(page)).toContainText('"applicationName":""');
  await expect(header.trolley).toBeVisible();
});

test('the editor completes fields and values from the schema, with the keyboard [HOST-3]', async ({
  page,
}) => {
  await new Header(page).open('/demo/playground#preset=customer');
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
  const header = new Header(page);
  await header.open('/demo/playground#preset=slot-booked&kind=element');
  await expect(log(page)).toContainText('shop-header:identity {"role":"customer"}');
  await expect(log(page)).toContainText('/v1/shopping-context');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.locator('#status')).toHaveText('Code copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<shop-header>');
  // The shop has other totals than the event.
  await faults([{ call: 'getTrolley', kind: 'timeout', times: 1 }]);
  await page.getByLabel('Event', { exact: true }).selectOption('Trolley: change ends, with totals');
  await page.getByRole('button', { name: 'Dispatch event' }).click();
  await expect(log(page)).toContainText('shop-header:trolley-update {"phase":"finish"');
  await expect(header.trolley).toHaveAccessibleName(/64\.20/);
  const { config } = await readConfig(page);
  await write(page, JSON.stringify({ ...config, colour: 'green' }));
  await expect(state(page)).toContainText('config.colour – is unknown');
  await expect(log(page)).toContainText('unknown_config_field: config.colour');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  expect(await axeViolations(page, 'html', ALL_RULES)).toEqual([]);
});
