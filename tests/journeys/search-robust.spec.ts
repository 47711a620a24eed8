import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, PAGES } from '../support/header';
import { headerCalls } from '../support/journal';
import { storeTerms } from '../support/recent-searches';

const PAGE = '/ecom/shop/browse/groceries';

const HOSTILE: Readonly<Record<string, readonly [text: string, term: string]>> = {
  markup: ['<img src=x onerror=alert(1)>milk<script>alert(1)</script>', 'milk alert1'],
  'null bytes': ['mi\u0000lk\u0007', 'milk'],
  'lone surrogates': ['\uD800milk\uDC00', 'milk'],
  'right-to-left overrides': ['\u202Emilk\u202C \u0645\u0631\u062D\u0628\u0627', 'milk'],
  'combining marks': ['cre\u0300me fra\u0302iche', 'cr\u00E8me fr\u00E2iche'],
  emoji: ['\u{1F95B} milk \u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'milk'],
  'a format string': ['%s%n${7*7}{{7*7}}', 'sn7777'],
};

for (const [what, [text, term]] of Object.entries(HOSTILE)) {
  test(`${what} in the field are cleaned for requests and the search, and stay in the field as typed [SRCH-3]`, async ({
    page,
    journal,
  }) => {
    const header = new Header(page);
    await header.open(PAGE);
    await header.search.fill(text);
    const typed = await header.search.inputValue();
    await expect.poll(async () => headerCalls(await journal()).length).toBe(1);
    const requested = String(headerCalls(await journal())[0]?.query['term']);
    expect(requested).toBe(term);
    await expect(header.search).toHaveValue(typed);
    await header.search.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === requested);
    await expect(header.banner.locator('img[src=x], script')).toHaveCount(0);
  });
}

test('100,000 characters pasted into the field are cut to 10 groups and 200 characters [SRCH-4]', async ({
  page,
  journal,
}) => {
  const header = new Header(page);
  await header.open(PAGE);
  await header.search.fill('semi-skimmed <b>milk</b>, '.repeat(4_000));
  await expect.poll(async () => headerCalls(await journal()).length).toBe(1);
  const requested = String(headerCalls(await journal())[0]?.query['term']);
  expect(requested.split(/[ -]/)).toHaveLength(10);
  await header.search.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === requested);
});

test('an IME composition neither requests nor submits [SRCH-11]', async ({ page, context, journal }) => {
  const header = new Header(page);
  await header.open(PAGES.path);
  await header.search.focus();
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'milk', selectionStart: 4, selectionEnd: 4 });
  await expect(header.search).toHaveValue('milk');
  await page.keyboard.press('ArrowDown');
  expect(headerCalls(await journal())).toEqual([]);
  await input.send('Input.insertText', { text: 'milk' });
  await expect(header.suggestions).toBeVisible();
  expect(headerCalls(await journal()).map(({ query }) => query['term'])).toEqual(['milk']);
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

test('a search chunk that fails to load leaves a form, and is requested again with the next focus [SRCH-5]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/search|ERR_FAILED|ChunkLoadError/);
  let refused = 0;
  await page.route(/\/search\.[^/]*\.js(\?|$)/, async (route) => {
    // The request that looks for the cause of a failure is a `fetch`.
    if (route.request().resourceType() === 'fetch') return route.continue();
    refused += 1;
    // The loader's retry is refused as well.
    return refused <= 2 ? route.abort() : route.continue();
  });
  const header = new Header(page);
  await header.open(PAGES.path);
  await header.search.focus();
  await expect.poll(() => refused).toBe(2);
  await header.search.blur();
  await header.search.pressSequentially('che');
  await expect(header.suggestions).toBeVisible();
});

for (const how of ['Enter', 'the button'] as const) {
  test(`a value that a tool wrote into the field without an event is submitted by ${how} [SRCH-2] [SRCH-9]`, async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(PAGE);
    await header.search.focus();
    await header.search.evaluate((field) => {
      (field as HTMLInputElement).value = 'tea';
    });
    if (how === 'Enter') await header.search.press('Enter');
    else await header.submit.click({ force: true });
    await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'tea');
  });
}

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

for (const width of [320, 768, 1440]) {
  test(`axe finds no violation in any state of the search at ${String(width)} px [SHELL-7]`, async ({
    page,
    context,
  }) => {
    await storeTerms(context, 'milk', 'bread');
    await page.setViewportSize({ width, height: 700 });
    const header = new Header(page);
    await header.open(PAGE);
    const expectClean = async (state: string) => {
      const violations = await axeViolations(page, '[role=search]');
      expect(violations, state).toEqual([]);
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
