import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { buildShadowHost } from './build-host';
import { HOST_CONFIG } from './host-config';
import { createRootParts } from './root-parts';
import { serveHostPage } from './serve-page';

const openHost = async (page: Page): Promise<void> => {
  const host = { name: 'shadow', dir: await buildShadowHost(), config: HOST_CONFIG };
  await page.goto(await serveHostPage(page, host));
};

const send = (page: Page, type: 'show' | 'hide', place?: 'open' | 'closed' | 'frame'): Promise<unknown> =>
  page.evaluate(([name, detail]) => document.dispatchEvent(new CustomEvent(name, { detail })), [
    type,
    place,
  ] as const);

/** Returns the CSS position of the header in the shadow root; undefined while there is none. */
const positionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const header = (Reflect.get(window, 'root') as ShadowRoot).querySelector('header');
    return header ? getComputedStyle(header).position : undefined;
  });

const PANEL = '[role=group][aria-label=Groceries]';

test.describe('<RemoteHeader>', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ allowProblems }) => allowProblems(/401.*\/token/));

  for (const mode of ['open', 'closed'] as const)
    test(`in a shadow root that is ${mode} has its styles and works, also when it is rendered again [FED-1] [FED-6]`, async ({
      page,
    }) => {
      await openHost(page);
      const { press, expectShown, expectHidden } = createRootParts(page);
      for (let round = 0; round < 2; round += 1) {
        await send(page, 'show', mode);
        await expect.poll(() => positionOf(page)).toBe('sticky');
        await expectShown('nav [role=button]');
        await press('nav [role=button]');
        await expectShown(PANEL);
        await page.keyboard.press('Escape');
        await expectHidden(PANEL);
        await send(page, 'hide');
        await expect.poll(() => positionOf(page)).toBeUndefined();
      }
      await expect(page.locator('#root')).not.toHaveAttribute('data-problem', /./);
    });

  test('in the document of a frame shows links, and reports the reason [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/another document/);
    await openHost(page);
    await send(page, 'show', 'frame');
    await expect(page.locator('#root')).toHaveAttribute('data-problem', /load_render.*another document/);
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Trolley' })).toBeVisible();
  });
});
