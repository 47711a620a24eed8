import type { Page } from '@playwright/test';
import type { LoaderOptions } from '../../federation/loader';
import { ALL_RULES, axeViolations } from '../support/axe';
import { Header } from '../support/header';
import { CURRENT, expect, NEXT, test } from './channel-demo';
import { servePlainHost } from './serve-page';

test.describe('a header that a developer selects', () => {
  const serve = (page: Page, loader: Partial<LoaderOptions>) =>
    servePlainHost(page, { loader: { channel: 'stable', ...loader } });
  const badge = (page: Page) => page.locator('[data-shop-header-override]');
  const expectVersion = async (page: Page, version: string): Promise<void> => {
    const loaded = new RegExp(`"version":"${version.replace('+', '\\+')}"`);
    await expect(page.locator('#root')).toHaveAttribute('data-loaded', loaded);
  };

  test('can be a release, which the panel displays and resets [FED-5]', async ({ page, demo }) => {
    const address = await serve(page, { overrideOrigins: [demo.origin] });
    const header = new Header(page);
    await header.open(`${address}?header=${NEXT}`);
    await expectVersion(page, NEXT);
    await page.setViewportSize({ width: 320, height: 640 });
    await header.open(address);
    await expectVersion(page, NEXT);
    const trigger = badge(page).getByRole('button', { name: `Header ${NEXT}` });
    const panel = badge(page).getByRole('dialog', { name: 'Header of this page' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.press('Enter');
    const field = panel.getByRole('textbox', { name: 'Channel, version, or address of a server' });
    await expect(field).toBeFocused();
    expect(await axeViolations(page, 'html', ALL_RULES)).toEqual([]);
    await field.press('Escape');
    await expect(panel).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expectVersion(page, CURRENT);
    await expect(badge(page)).toHaveCount(0);
  });

  test('can be a channel, typed into the panel that an empty parameter opens [FED-5]', async ({
    page,
    demo,
    releases,
  }) => {
    releases.promote('next', NEXT);
    const address = await serve(page, { overrideOrigins: [demo.origin] });
    await new Header(page).open(`${address}?header=`);
    await expectVersion(page, CURRENT);
    await badge(page).getByRole('textbox').fill('http://127.0.0.1:1/');
    await badge(page).getByRole('button', { name: 'Apply and reload' }).click();
    await expect(badge(page).getByRole('alert')).toContainText(
      'http://127.0.0.1:1 is not in overrideServers',
    );
    await badge(page).getByRole('textbox').fill('next');
    await badge(page).getByRole('button', { name: 'Apply and reload' }).click();
    await expectVersion(page, NEXT);
    await expect(badge(page)).toContainText(`Header ${NEXT} from next`);
    expect(new URL(page.url()).search).toBe('');
  });

  test('is named in the badge, and the page keeps its own release, if it is unknown [FED-4] [FED-5]', async ({
    page,
    demo,
    allowProblems,
  }) => {
    allowProblems(/mfe\/common/);
    const address = await serve(page, { overrideOrigins: [demo.origin] });
    for (const [selection, reason] of [
      ['9.9.9', 'returned status 404'],
      ['no-such-channel', 'returned status 404'],
      ['https://elsewhere.example/', 'https://elsewhere.example is not in overrideServers'],
      ['<b>', 'not a channel, a version or an address'],
    ] as const) {
      await new Header(page).open(`${address}?header=${encodeURIComponent(selection)}`);
      await expectVersion(page, CURRENT);
      await badge(page)
        .getByRole('button', { name: `Header “${selection}” is not available` })
        .click();
      await expect(badge(page)).toContainText(reason);
    }
  });

  test('is ignored on every origin that the host does not list [FED-5]', async ({ page }) => {
    const options = { overrideOrigins: ['https://test.shop.example'] };
    const address = await serve(page, options);
    await new Header(page).open(`${address}?header=${NEXT}`);
    await expectVersion(page, CURRENT);
    await expect(badge(page)).toHaveCount(0);
  });
});
