import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { expectReady, markReady } from '../support/ready';
import { createRootParts } from './root-parts';
import { servePlainHost } from './serve-page';

const PATH = '/ecom/php/shadow';
const STARTER = readFileSync('host-demo/starters/plain/index.html', 'utf8');
const ELEMENT = /<shop-header>[^]*<\/shop-header>/;

/** Opens a page of the starter `plain` whose header a script puts somewhere else. */
const openPage = async (page: Page, script: string): Promise<void> => {
  const [element = ''] = ELEMENT.exec(STARTER) ?? [];
  const html = STARTER.replace('<title>', '<link rel="icon" href="data:," /><title>').replace(
    ELEMENT,
    `<shop-page></shop-page><template>${element}</template><script>
      const content = () => document.importNode(document.querySelector('template').content, true);
      ${script}
    </script>`,
  );
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(PATH);
};

const inShadow = (mode: 'open' | 'closed'): string =>
  `window.root = document.querySelector('shop-page').attachShadow({ mode: '${mode}' }); root.append(content());`;

test.describe('a header in', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ allowProblems }) => allowProblems(/401.*\/token/));

  test('an open shadow root has its styles, and its panels open and close [FED-2] [FED-6]', async ({
    page,
  }) => {
    await markReady(page);
    await openPage(page, inShadow('open'));
    const { banner, search, suggestions, ...header } = new Header(page);
    await expect(search).toBeVisible();
    await expect(banner).toHaveCSS('position', 'sticky');
    await expectReady(page);

    const toggle = banner.getByRole('button', { name: 'Groceries', exact: true });
    const panel = banner.getByRole('group', { name: 'Groceries', exact: true }).first();
    await toggle.click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('position', 'absolute');
    // A press between the items is inside.
    await panel.click({ position: { x: 4, y: 4 } });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(8, 890);
    await expect(panel).toHaveCount(0);

    await banner.getByRole('button', { name: 'Multi-search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Multi-search' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await header.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await search.pressSequentially('milk');
    await expect(suggestions).toBeVisible();
    await expect(suggestions).toHaveCSS('list-style-type', 'none');
  });

  test('a closed shadow root has its styles [FED-2] [FED-6]', async ({ page }) => {
    await openPage(page, inShadow('closed'));
    const positionOf = () =>
      page.evaluate(() => {
        const header = (Reflect.get(window, 'root') as ShadowRoot).querySelector('header');
        return header && getComputedStyle(header).position;
      });
    await expect.poll(positionOf).toBe('sticky');
  });

  test('the document of a frame is refused, with links and the reason [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/another document/);
    const logged = page.waitForEvent('console', (message) => message.text().includes('load_render'));
    await openPage(
      page,
      `const frame = document.body.appendChild(document.createElement('iframe'));
       customElements.whenDefined('shop-header').then(() => frame.contentDocument.body.append(content()));`,
    );
    expect((await logged).text()).toContain('another document');
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Trolley' })).toBeVisible();
  });

  test('the document of a frame, to which its element was moved after mounting, is refused, too [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/another document/);
    await markReady(page);
    await openPage(page, `document.querySelector('shop-page').append(content());`);
    await expectReady(page);
    const logged = page.waitForEvent('console', (message) => message.text().includes('load_render'));
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const element = document.querySelector('shop-header');
      if (element) frame.contentDocument?.body.append(frame.contentDocument.adoptNode(element));
    });
    expect((await logged).text()).toContain('another document');
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Trolley' })).toBeVisible();
  });

  test('the document of a frame, to which the page moved the element of mountHeader, becomes links [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/threw while rendering/);
    await markReady(page);
    await page.goto(await servePlainHost(page));
    await expectReady(page);
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const element = document.querySelector('#root');
      if (element) frame.contentDocument?.body.append(frame.contentDocument.adoptNode(element));
    });
    const moved = page.frameLocator('iframe');
    await expect(moved.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await expect(moved.locator('#root')).toHaveAttribute('data-problems', 'render');
  });
});

for (const mode of ['open', 'closed'] as const) {
  test.describe(`in a shadow root that is ${mode}`, () => {
    const openReady = async (page: Page, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await markReady(page);
      await openPage(page, inShadow(mode));
      await expectReady(page);
      return createRootParts(page);
    };

    test('menus, slot, search, multi-search and preview of a wide page work [FED-2] [FED-6]', async ({
      page,
      preset,
    }) => {
      await preset('slot-booked');
      const { find, press, expectShown, expectHidden, expectFocus } = await openReady(page, 1440);
      await expectShown('[aria-label$="Slot details"]');
      for (const [button, panel] of [
        ['nav [role=button]', '[role=group][aria-label=Groceries]'],
        ['[aria-controls$="-menu"]', '[id$="-menu"] a'],
        ['[aria-label$="Slot details"]', '[id$="-details"] a'],
      ] as const) {
        await press(button);
        await expectShown(panel);
        await page.keyboard.press('Escape');
        await expectHidden(panel);
        await expectFocus(button);
        await press(button);
        await expectShown(panel);
        await page.mouse.click(8, 890);
        await expectHidden(panel);
      }

      await press('button', 'Multi-search');
      await expectFocus('textarea');
      await page.keyboard.press('Escape');
      await expectHidden('dialog');
      await expectFocus('[aria-haspopup=dialog]');

      await press('[role=combobox]');
      await page.keyboard.type('milk');
      await expectShown('[role=listbox] [role=option]');
      await page.keyboard.press('ArrowDown');
      await expectShown('[role=option][aria-selected=true]');
      await page.mouse.click(8, 890);
      await expectHidden('[role=listbox]');

      const preview = '[role=group][aria-label="Your trolley"]';
      const { x, y } = await find(['[data-trolley]']);
      await page.mouse.move(x - 4, y);
      await page.mouse.move(x, y);
      await expectShown(preview);
      await page.mouse.move(10, 600);
      await expectHidden(preview);
    });

    test('side menu, search and trolley of a phone work [FED-2] [FED-6]', async ({ page, preset }) => {
      await preset('slot-booked');
      const { press, expectShown, expectHidden, expectFocus } = await openReady(page, 390);
      for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(380, 700)]) {
        await press('[aria-label=Menu]');
        await expectShown('dialog a');
        await leave();
        await expectHidden('dialog a');
        await expectFocus('[aria-label=Menu]');
      }
      await press('[aria-label="Open search"]');
      await expectFocus('[role=combobox]');
      await page.keyboard.type('milk');
      await expectShown('[role=option]');
      await press('button', 'Cancel');
      await expectFocus('[aria-label="Open search"]');
      await press('[data-trolley]');
      await expectShown('dialog a');
      await page.keyboard.press('Escape');
      await expectHidden('dialog a');
      await expectFocus('[data-trolley]');
    });
  });
}
