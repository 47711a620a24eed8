import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { reactCopies, watchReact } from './react-copies';
import { breakRemote } from './remote-faults';

for (const { shell, path } of SHELLS) {
  test(`runs one copy of React in the ${shell} shell [FED-1]`, { tag: '@essential' }, async ({ page }) => {
    await watchReact(page);
    const header = new Header(page);
    await header.open(path);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await reactCopies(page)).toBe(1);
  });

  test(`works with plain links in the ${shell} shell when the entry is missing [FED-4]`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/mfe\/common|integrity/);
    await breakRemote(page, 'entry', 'missing');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Trolley', exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  });
}
