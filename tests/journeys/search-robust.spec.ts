import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, PAGES } from '../support/header';
import { storeTerms } from '../support/stored';

const PAGE = '/ecom/shop/browse/groceries';

/** Texts that have broken other software -> what is requested and searched for. */
const HOSTILE: Readonly<Record<string, string>> = {
  '<img src=x onerror="document.title=1">milk<script>document.title=2</script>': 'milkdocument title2',
  'mi\u0000lk\u0007 bread': 'milk bread',
  '\uD800eggs\uDC00': 'eggs',
  '\u202Ebutter\u202C \u0645\u0631\u062D': 'butter',
  'cre\u0300me fra\u0302iche': 'cr\u00E8me fr\u00E2iche',
  '\u{1F95B} cheese \u{1F468}\u200D\u{1F469}': 'cheese',
  '%s%n${7*7}{{7*7}}': 'sn7777',
};

test('hostile text in the field, and as suggestions, stays text, and is cleaned for requests and the search [SRCH-3] [SRCH-7] [SRCH-9]', async ({
  page,
}) => {
  const terms: string[] = [];
  await page.route(/\/term-suggest\?/, async (route) => {
    terms.push(new URL(route.request().url()).searchParams.get('term') ?? '');
    await route.fulfill({ json: { terms: Object.keys(HOSTILE) } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const header = new Header(page);
  await header.open(PAGE);
  const title = await page.title();
  await header.searchTrigger.click();
  for (const [text, term] of Object.entries(HOSTILE)) {
    await header.search.fill(text);
    const typed = await header.search.inputValue();
    await expect.poll(() => terms.at(-1)).toBe(term);
    await expect(header.search).toHaveValue(typed);
  }
  await expect(header.suggestedTerms.filter({ hasText: '<img src=x' })).toBeVisible();
  await expect(header.banner.locator('img[src=x], script')).toHaveCount(0);
  expect(await page.title(), 'no script ran').toBe(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await header.search.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'sn7777');
});

test('without a runtime the form still searches [SRCH-9]', async ({ page, allowProblems }) => {
  allowProblems(/runtime|ERR_FAILED|ChunkLoadError/);
  await page.route(/\/runtime\.[^/]*\.js(\?|$)/, (route) => route.abort());
  const header = new Header(page);
  await header.open(PAGES.path);
  await header.search.fill('oat <b>milk</b>!');
  await header.search.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'oat milk');

  await header.open(PAGES.path);
  await header.search.fill('oats');
  await header.search.fill('');
  await header.submit.click();
  await expect(page).toHaveURL((url) => url.pathname === '/ecom/shop/search' && url.search.length < 2);
});

test('a slow response shows a busy state after 300 ms, until it arrives [SRCH-6]', async ({
  page,
  faults,
}) => {
  await faults([{ call: 'term-suggest', kind: 'slow', milliseconds: 1_500 }]);
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.fill('che');
  await expect(header.banner.locator('[data-stalled]')).toBeVisible();
  await expect(header.suggestions).toBeVisible();
  await expect(header.banner.locator('[data-stalled]')).toHaveCount(0);
});

for (const width of [320, 1440]) {
  test(`axe finds no violation in any state of the search at ${String(width)} px [SHELL-7]`, async ({
    page,
    context,
  }) => {
    await storeTerms(context, 'milk', 'bread');
    await page.setViewportSize({ width, height: 700 });
    const header = new Header(page);
    await header.open(PAGE);
    const expectClean = async (state: string) => {
      expect(await axeViolations(page, '[role=search]'), state).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `no horizontal scrolling: ${state}`).toBeLessThanOrEqual(0);
    };
    if (width < 768) await header.searchTrigger.click();
    await header.search.focus();
    await expect(header.history).toBeVisible();
    await expectClean('history');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expectClean('a removed term');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectClean('Undo alone');
    await header.search.fill('che');
    await expect(header.suggestions).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectClean('suggestions');
    await page.keyboard.press('Escape');
    await expectClean('closed');
  });
}
