import type { Page } from '@playwright/test';
import { PLACEHOLDER_HEIGHT } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import type { Header } from '../support/header';
import { shiftsOf } from '../support/shifts';
import { WideMenu } from '../support/wide-menu';
import { changedByFallbackStyle, expectFallbackStyle, REMOTE } from './fallback-style';
import { reactCopies, watchReact } from './react-copies';
import { delayScripts, monitored, openRecorded, painted, ready, replacedNodes } from './server-markup';

const PATH = '/demo/hosts/react-server';

const open = (page: Page): Promise<Header> => openRecorded(page, PATH);

/**
 * Re-renders the host's own component, and with it the header. With the keyboard, because suggestions may cover the
 * button.
 */
const pressHost = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pressed 0 times' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
};

test.describe('a React host with a server’s markup', () => {
  test('leaves it to the header, which hydrates it with the host’s React: the same nodes, no recovery, no layout shift [FED-1] [FED-8] [SHELL-4]', async ({
    page,
    world,
  }) => {
    // On narrower pages the search field grows with the focus.
    await page.setViewportSize({ width: 1440, height: 900 });
    await world({ who: 'customer', slot: {} });
    await watchReact(page);
    const release = await delayScripts(page, '**/ecom/assets/hosts/react-server/*.js');
    const header = await open(page);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await painted(page);
    await header.search.pressSequentially('milk');
    release();
    await ready(page);
    await expect(header.slot).toBeVisible();
    await expect(header.search).toHaveValue('milk');
    await pressHost(page);
    await header.search.press('ArrowDown');
    await expect(header.suggestions).toBeVisible();
    expect(await replacedNodes(page)).toEqual([]);
    expect(await monitored(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await reactCopies(page)).toBe(1);
  });

  test("shows a plain row of the header's height while no file of the remote loads, and the styled header once they load [FED-4] [FED-8] [SHELL-4]", async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/Shop header: the header did not load in/);
    const release = await delayScripts(page, REMOTE);
    const header = await open(page);
    await expectFallbackStyle(page);
    await pressHost(page);
    release();
    await expect(header.banner).toHaveCSS('position', 'sticky');
    await expect(header.searchTrigger).toBeVisible();
    expect((await header.banner.boundingBox())?.height).toBe(PLACEHOLDER_HEIGHT.small);
    expect(await monitored(page)).toEqual([]);
  });

  test('looks the same with and without the plain row’s rules, at every width and with its menus open [FED-8]', async ({
    page,
    world,
  }) => {
    await world({ who: 'customer', slot: {} });
    const header = await open(page);
    await ready(page);
    await expect(header.slot).toBeVisible();
    expect(await changedByFallbackStyle(page)).toEqual([]);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await changedByFallbackStyle(page)).toEqual([]);
    const menu = new WideMenu(page);
    await menu.toggle.click();
    await expect(menu.parent('Bakery')).toBeVisible();
    expect(await changedByFallbackStyle(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 700 });
    await header.banner.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await changedByFallbackStyle(page)).toEqual([]);
  });
});
