import type { Page } from '@playwright/test';
import { cleanTerm } from '../../src/domains/search/draft';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { NAUGHTY_STRINGS } from '../support/naughty-strings';
import { writeTerms } from '../support/recent-searches';

const PAGE = '/ecom/shop/browse/groceries';
const SUGGEST_FROM = 3;
const SHOWN = 6;

/** Opens a narrow page that records new tabs instead of opening them. */
const openNarrow = async (page: Page): Promise<Header> => {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Reflect.set(window, 'openedTabs', opened);
    window.open = (href) => {
      opened.push(String(href));
      return null;
    };
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const header = new Header(page);
  await header.open(PAGE);
  await header.searchTrigger.click();
  return header;
};

/** Returns what the page shows of a string, and whether the string was treated as text. */
const readPopup = (page: Page, role: 'listbox' | 'grid') =>
  page.evaluate((popupRole) => {
    const popup = document.querySelector(`[role=search] [role=${popupRole}]`);
    return {
      terms: [...(popup?.querySelectorAll('[role=option], [role=row] > [role=gridcell]:first-child') ?? [])]
        .filter(
          (cell) =>
            !cell.querySelector('button') && !/search|aisle/.test(cell.getAttribute('data-kind') ?? ''),
        )
        .map(({ textContent }) => textContent),
      text: document.querySelector<HTMLInputElement>('[role=search] input')?.value,
      markup: document.querySelectorAll('[role=search] :is(img, script, iframe, a, style, marquee)').length,
      sideways: Math.max(
        document.documentElement.scrollWidth - innerWidth,
        (popup?.scrollWidth ?? 0) - (popup?.clientWidth ?? 0),
      ),
      title: document.title,
      searched: (Reflect.get(window, 'openedTabs') as string[])
        .splice(0)
        .map((href) => new URL(href, location.href).searchParams.get('searchTerm') ?? ''),
    };
  }, role);

test('naughty strings in the field, and as suggestions, stay text; they are cleaned before they are requested and searched for [SRCH-3] [SRCH-7] [SRCH-9]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const requests: string[] = [];
  /** Maps each cleaned term to the first string that led to it, which is its suggestion. */
  const suggested = new Map<string, string>();
  let current = 'milk';
  await page.route(/\/term-suggest\?/, async (route) => {
    const term = new URL(route.request().url()).searchParams.get('term') ?? '';
    requests.push(term);
    if (!suggested.has(term)) suggested.set(term, current);
    await route.fulfill({ json: { terms: [suggested.get(term)] } });
  });
  const header = await openNarrow(page);
  const title = await page.title();
  // The first use of the field loads the rest of the search.
  await header.search.fill(current);
  await expect(header.suggestions).toBeVisible();
  requests.length = 0;
  for (const text of NAUGHTY_STRINGS) {
    await test.step(JSON.stringify(text.slice(0, 60)), async () => {
      current = text;
      const suggestedBefore = new Map(suggested);
      await header.search.fill(text);
      const typed = await header.search.inputValue();
      const term = cleanTerm(typed);
      const isRequested = term.length >= SUGGEST_FROM;
      const isNew = isRequested && !suggestedBefore.has(term);
      const suggestion = suggestedBefore.get(term) ?? text;
      const terms = isRequested && suggestion.trim() !== '' ? [suggestion] : [];
      await expect(header.suggestedTerms).toHaveCount(terms.length);
      // A term is requested once, and again after newer responses have replaced it in the cache.
      const calls = [[], [term]].slice(isNew ? 1 : 0, isRequested ? 2 : 1);
      expect(calls).toContainEqual(requests.splice(0));
      const unaffected = { terms, text: typed, markup: 0, sideways: 0, title, searched: [] };
      expect(await readPopup(page, 'listbox')).toEqual(unaffected);
      await header.search.press('Control+Enter');
      expect((await readPopup(page, 'listbox')).searched).toEqual([term]);
    });
  }
});

test('naughty strings in the stored history are shown cleaned, searched for and removed [HIST-1] [HIST-2] [HIST-5]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const header = await openNarrow(page);
  const title = await page.title();
  for (let start = 0; start < NAUGHTY_STRINGS.length; start += SHOWN) {
    const texts = NAUGHTY_STRINGS.slice(start, start + SHOWN);
    const cleaned = texts.map(cleanTerm).filter((term) => term !== '');
    await test.step(JSON.stringify(texts[0]?.slice(0, 60)), async () => {
      await writeTerms(page, texts);
      await header.search.fill('x');
      await header.search.fill('');
      const unaffected = { text: '', markup: 0, sideways: 0, title, searched: [] };
      // The first use of the field loads the rest of the search.
      await expect.poll(() => readPopup(page, 'grid')).toEqual({ ...unaffected, terms: cleaned });
      const [first] = cleaned;
      if (first === undefined) return;
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Control+Enter');
      expect((await readPopup(page, 'grid')).searched).toEqual([first]);

      await writeTerms(page, texts);
      await header.search.fill('x');
      await header.search.fill('');
      await page.keyboard.press('ArrowDown');
      for (let left = cleaned; left[0] !== undefined;) {
        const removed = left[0].toLowerCase();
        left = left.filter((term) => term.toLowerCase() !== removed);
        await page.keyboard.press('Delete');
        expect(await readPopup(page, 'grid')).toEqual({ ...unaffected, terms: left });
      }
    });
  }
});
