import { fc } from '../../tests/setup/property-tests';
import { formatNumber, formatPrice, penceFromPounds } from './money';
import { createTranslate, english } from './translate';

const report = (pounds: number) => formatPrice(penceFromPounds(pounds));

describe('prices', () => {
  it.each([
    [43.1, '£43.10'],
    [1, '£1.00'],
    [0.99, '99p'],
    [0.5, '50p'],
    [0.01, '1p'],
    [0, '£0.00'],
    [999.99, '£999.99'],
    [1000, '£1,000.00'],
    [1234.5, '£1,234.50'],
    [1234567.89, '£1,234,567.89'],
  ])('formats %p pounds as %s [TROL-2]', (pounds, text) => expect(report(pounds)).toBe(text));

  it.each([
    [0.995, '£1.00'],
    [0.994, '99p'],
    [1.005, '£1.01'],
    [0.005, '1p'],
    [0.004, '£0.00'],
  ])('rounds %p pounds to whole pence before it chooses the format: %s [TROL-2]', (pounds, text) =>
    expect(report(pounds)).toBe(text),
  );

  it.each([-0.01, -0.004, -5, NaN, Infinity, -Infinity, 1e21])('formats %p as zero [TROL-2]', (pounds) =>
    expect(report(pounds)).toBe('£0.00'),
  );

  it('keeps every whole number of pence, whatever the binary fraction [TROL-2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (pence) =>
        expect(penceFromPounds(pence / 100) - pence).toBe(0),
      ),
    );
  });

  it('formats any amount as pence or as pounds with two decimals [TROL-2]', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (pounds) =>
        expect(report(pounds)).toMatch(/^(\d{1,2}p|£\d{1,3}(,\d{3})*\.\d{2})$/),
      ),
    );
  });
});

describe('prices in another language', () => {
  const shown = (lang: string, example?: string) => {
    const t = createTranslate({ lang, texts: example === undefined ? {} : { '£1,234.50': example } });
    return [
      ...[0.5, 12, 1234567.5].map((each) => formatPrice(penceFromPounds(each), t)),
      formatNumber(1.5, t),
    ];
  };

  it.each([
    ['1.234,50 £', ['0,50 £', '12,00 £', '1.234.567,50 £', '1,5']],
    ['£ 1234.50', ['£ 0.50', '£ 12.00', '£ 1234567.50', '1.5']],
    ['a text that is no example', ['£0.50', '£12.00', '£1,234,567.50', '1.5']],
    [undefined, ['£0.50', '£12.00', '£1,234,567.50', '1.5']],
  ])('have the form of the catalogue’s example %p [TROL-2]', (example, texts) => {
    expect(shown('cy', example)).toEqual(texts);
  });

  it('are English for another English [TROL-2]', () => {
    expect(shown('en-US')[0]).toBe('50p');
    expect(formatNumber(1234.5678, english)).toBe('1,234.568');
  });
});
