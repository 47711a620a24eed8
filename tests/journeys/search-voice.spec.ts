import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { recordAnnouncements } from '../support/announcements';
import { storeTerms } from '../support/stored';

test(
  'the announcements of a session are exactly these phrases [SRCH-7] [SRCH-11] [HIST-1]',
  { tag: '@essential' },
  async ({ page, context }) => {
    await storeTerms(context, 'milk', 'bread');
    const announcements = await recordAnnouncements(page);
    const header = new Header(page);
    await header.open(STOREFRONT.path);

    await header.search.focus();
    // A phrase is announced after the next frame: an action before that replaces it with its own phrase.
    await expect.poll(announcements).toContain('You have: 2 previous search terms found.');
    await header.search.pressSequentially('che');
    await expect(header.suggestions).toBeVisible();
    const count = await header.suggestedTerms.count();
    await expect.poll(announcements).toContain(`${String(count)} suggestions available.`);
    // The selection itself announces a move between suggestions.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');

    const input = await context.newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await expect(header.search).toHaveValue('cheに');
    await input.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'che');
    await header.ready();

    const soFar = await announcements();
    expect(soFar).toEqual([
      'You have: 2 previous search terms found.',
      `${String(count)} suggestions available.`,
    ]);
    await header.search.fill('');
    await expect.poll(announcements).toContain('You have: 3 previous search terms found.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect.poll(announcements).toContain('che removed.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(announcements).toContain('Recent searches restored.');
    await expect(header.history.getByRole('row')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await header.search.pressSequentially('zzzzzz');
    await expect.poll(announcements).toContain('0 suggestions available.');
    expect(await announcements()).toEqual([
      ...soFar,
      'You have: 3 previous search terms found.',
      'che removed.',
      'Recent searches restored.',
      '0 suggestions available.',
    ]);
  },
);
