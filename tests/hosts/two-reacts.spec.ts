import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { reactCopies, watchReact } from './react-copies';
import { hideShell, openShells, showShell, type Shell } from './shells/page';

/** Expects that the header in a shell's element is the real one, and works. */
const expectHeader = async (page: Page, name: string): Promise<void> => {
  const shell = page.locator(`#${name}`);
  const search = shell.getByRole('combobox', { name: 'Search' });
  await search.fill('');
  await search.pressSequentially('milk');
  await expect(shell.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await search.press('Escape');
  // Its code is loaded only now, and needs `react-dom`.
  await shell.getByRole('button', { name: 'Groceries' }).click();
  await expect(shell.getByRole('link', { name: 'All Groceries' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
};

const PAGES: Readonly<Record<string, readonly Shell[]>> = {
  'our loader': [
    { react: 'react-19-0', by: 'loader' },
    { react: 'react-19-2', by: 'loader' },
    { react: 'react-19-3', by: 'loader' },
    { react: 'react-19-3', by: 'loader' },
  ],
  'the runtime plugin': [
    { react: 'react-19-3', by: 'plugin' },
    { react: 'react-19-0', by: 'plugin' },
    { react: 'react-19-2', by: 'plugin' },
  ],
  'our loader, then the runtime plugin': [
    { react: 'react-19-2', by: 'loader' },
    { react: 'react-19-0', by: 'plugin' },
  ],
  'the runtime plugin, then our loader': [
    { react: 'react-19-0', by: 'plugin' },
    { react: 'react-19-3', by: 'loader' },
  ],
};

for (const [how, shells] of Object.entries(PAGES)) {
  test(`one document with several Reacts has a header that works in each shell, with ${how} [FED-1] [FED-4]`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await watchReact(page);
    const names = await openShells(page, shells);
    for (const [index, name] of names.entries()) {
      await showShell(page, name);
      await expectHeader(page, name);
      // A page goes from shell to shell, and may hold two for a moment.
      const before = names[index - 1];
      if (before !== undefined) {
        await hideShell(page, before);
        await expectHeader(page, name);
      }
    }
    expect(await reactCopies(page)).toBe(shells.length);
    await expect(page.locator('[data-problems]')).toHaveCount(0);
  });
}

test('React 18 with <RemoteHeader> has a header that works on its own React [FED-1] [FED-2]', async ({
  page,
}) => {
  await watchReact(page);
  const [name = ''] = await openShells(page, [{ react: 'react-18', by: 'loader' }]);
  await showShell(page, name);
  await expectHeader(page, name);
  await hideShell(page, name);
  await showShell(page, name);
  await expectHeader(page, name);
  expect(await reactCopies(page)).toBe(2);
  await expect(page.locator('[data-problems]')).toHaveCount(0);
});
