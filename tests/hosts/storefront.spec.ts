import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { reactCopies, watchReact } from './react-copies';
import { FAULTS, breakRemote } from './remote-faults';

for (const { shell, path } of SHELLS) {
  test(`runs one copy of React in the ${shell} shell [FED-1]`, { tag: '@essential' }, async ({ page }) => {
    await watchReact(page);
    const header = new Header(page);
    await header.open(path);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await reactCopies(page)).toBe(1);
  });

  for (const fault of FAULTS) {
    test(`works with plain links in the ${shell} shell when the entry is ${fault} [FED-4]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/mfe\/common|integrity/);
      await breakRemote(page, 'entry', fault);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: 'Trolley', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
}

test('loads chunks from the documented folder only [FED-10]', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  const remote = scripts.filter((path) => !path.startsWith('/ecom/assets/pages/'));
  expect(remote.length).toBeGreaterThan(2);
  expect(remote.filter((path) => !path.startsWith('/ecom/assets/mfe/common/'))).toEqual([]);
});
