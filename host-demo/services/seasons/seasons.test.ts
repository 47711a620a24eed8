import { seasonOf, seasonOn } from '.';
import { categoryByUrl, findProducts, SEASONS } from '../state';
import { seasonTexts } from './texts';

const at = (clock: string) => seasonOf({ clock, season: null });

describe('seasonOn', () => {
  it.each([
    ['2026-12-25', 'christmas'],
    ['2026-12-26', 'new-year'],
    ['2027-01-14', 'new-year'],
    ['2027-01-15', 'valentines'],
    ['2027-02-14', 'valentines'],
    ['2027-02-15', 'easter'],
    // Easter Monday 2027 is 29 March, that of 2038 is 26 April.
    ['2027-03-29', 'easter'],
    ['2027-03-30', 'spring'],
    ['2038-04-26', 'easter'],
    ['2038-04-27', 'spring'],
    ['2027-05-31', 'spring'],
    ['2027-06-01', 'summer'],
    ['2027-09-01', 'autumn'],
    ['2027-10-31', 'autumn'],
    ['2027-11-01', 'christmas'],
  ])('has the season of %s: %s [SEAS-1]', (day, season) => {
    expect(seasonOn(day)).toBe(season);
  });
});

describe('seasonOf', () => {
  it('begins a season at midnight in London [SEAS-1]', () => {
    expect(at('2027-05-31T22:59:00Z').name).toBe('spring');
    expect(at('2027-05-31T23:00:00Z').name).toBe('summer');
  });

  it.each([
    ['2026-12-15T12:00:00Z', 'Order by 15 December to collect before Christmas.'],
    [
      '2026-12-16T12:00:00Z',
      'Orders for Christmas have closed. Your branch has party food until Christmas Eve.',
    ],
    ['2027-02-11T12:00:00Z', 'Order by 11 February to collect for Valentine’s Day.'],
    ['2027-02-12T12:00:00Z', 'Orders for Valentine’s Day have closed. Your branch has bouquets on the day.'],
    ['2027-03-24T12:00:00Z', 'Order by 24 March to collect before Easter.'],
    ['2027-03-25T12:00:00Z', 'Orders for Easter have closed. Your branch has lamb and eggs all weekend.'],
    ['2027-07-10T12:00:00Z', 'Order platters two days before you collect them.'],
  ])('has the cut-off at %s: %s', (clock, cutOff) => {
    expect(at(clock).cutOff).toBe(cutOff);
  });

  it('is the season that the world sets, as on its first day, at any time [HOST-3]', () => {
    for (const clock of ['2026-07-10T12:00:00Z', '2026-12-24T12:00:00Z']) {
      expect(seasonOf({ clock, season: 'christmas' })).toMatchObject({
        title: 'Christmas',
        cutOff: 'Order by 15 December to collect before Christmas.',
      });
    }
  });
});

describe('the texts of the seasons', () => {
  it.each(SEASONS)('link to categories of the catalogue: %s', (season) => {
    const { links, cells } = seasonTexts[season];
    const urls = [...links.map(([, href]) => href), ...cells.map(({ href }) => href)].flatMap(
      (href) => /^\/ecom\/shop\/browse\/(.*)$/.exec(href)?.[1] ?? [],
    );
    expect(urls).toContain(`groceries/${season}`);
    for (const url of urls.filter((each) => each !== `groceries/${season}`)) {
      expect([url, categoryByUrl(url)?.url]).toEqual([url, url]);
    }
  });

  it.each(SEASONS)('have products on the page of the season: %s', (season) => {
    const { range } = seasonTexts[season];
    const found =
      'category' in range
        ? findProducts({ categoryId: categoryByUrl(range.category)?.id ?? 'none' })
        : findProducts(range);
    expect(found.total).toBeGreaterThan(7);
  });
});
