import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

test(
  'OK in the dialog of the unexpected error reloads the page every time [ERR-1]',
  { tag: '@essential' },
  async ({ page, preset, faults, allowProblems }) => {
    allowProblems(/Failed to load resource/);
    await preset('amending');
    await faults([{ call: 'cancel-amend-order', kind: 'status', status: 500 }]);
    const header = new Header(page);
    await header.open('/ecom/recipes');
    const modal = page.getByRole('alertdialog', { name: "Sorry, we're experiencing an unexpected error" });
    for (const press of [1, 2, 3, 4]) {
      await test.step(`press ${String(press)}`, async () => {
        await amendBar(page).getByRole('button', { name: 'Discard amends' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel changes' }).click();
        await expect(modal).toBeVisible();
        const reloaded = page.waitForEvent('load');
        await modal.getByRole('button', { name: 'OK' }).click();
        await reloaded;
        await header.ready();
        await expect(modal).toHaveCount(0);
      });
    }
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([
      'wtr_last_known',
      'wtr_amend_bar',
    ]);
  },
);
