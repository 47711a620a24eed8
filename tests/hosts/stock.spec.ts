import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { reactCopies, watchReact } from './react-copies';

const PAGE = '/demo/hosts/stock';

test.describe('a stock federation host', () => {
  test(
    "imports ./Header by its manifest, and the header works with the host's React [FED-1] [FED-9]",
    { tag: '@essential' },
    async ({ page }) => {
      await watchReact(page);
      const header = new Header(page);
      await header.open(PAGE);
      await expect(header.banner).toHaveCSS('position', 'sticky');
      await header.search.pressSequentially('milk');
      await expect(header.suggestions).toBeVisible();
      expect(await reactCopies(page)).toBe(1);
    },
  );

  test('continues to work when the manifest fails to load [FED-4]', async ({ page, allowProblems }) => {
    allowProblems(/mf-manifest|Federation Runtime|RUNTIME-003/);
    await page.route('**/mf-manifest.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    await expect(page.getByText('The header is away')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  });
});
