import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

test(
  'a failed request to discard opens the unexpected error, which only OK closes: it reloads the page every time [AMND-2] [ERR-1]',
  { tag: '@essential' },
  async ({ page, preset, faults, allowProblems }) => {
    allowProblems(/Failed to load resource/);
    await preset('amending');
    await faults([{ call: 'cancel-amend-order', kind: 'status', status: 500 }]);
    const header = new Header(page);
    await header.open('/ecom/recipes');
    const modal = page.getByRole('alertdialog', { name: "Sorry, we're experiencing an unexpected error" });
    const ok = modal.getByRole('button', { name: 'OK' });
    for (const press of [1, 2]) {
      await test.step(`press ${String(press)}`, async () => {
        await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
        await expect(ok).toBeFocused();
        await expect(modal.getByRole('button')).toHaveCount(1);
        // The second Escape in a row closes a dialog in Chromium without a cancel event.
        for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
        await page.mouse.click(10, 10);
        await expect(modal).toBeVisible();
        expect(await modal.evaluate((dialog) => dialog.matches(':modal')), 'the page is inert').toBe(true);
        const reloaded = page.waitForEvent('load');
        await ok.click();
        await reloaded;
        await header.ready();
        await expect(modal).toHaveCount(0);
        await expect(amendBar(page)).toBeVisible();
      });
    }
    const stored = await page.evaluate(() => Object.keys(sessionStorage));
    expect(stored).toEqual(expect.arrayContaining(['wtr_last_known', 'wtr_amend_bar']));
  },
);
