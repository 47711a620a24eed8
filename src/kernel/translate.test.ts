import { createTranslate, english, type Language } from './translate';

const POLISH: Language = {
  lang: 'pl',
  texts: {
    Search: 'Szukaj',
    'Remove {term}': 'Usuń: {term}',
    '{count} items': { one: '{count} produkt', few: '{count} produkty', other: '{count} produktów' },
  },
};
const t = createTranslate(POLISH);

describe('translating', () => {
  it('returns English as it is, with its placeholders filled', () => {
    expect([english('Search'), english('Remove {term}', { term: 'milk' })]).toEqual([
      'Search',
      'Remove milk',
    ]);
    expect(english('{count} items', { count: 2 })).toBe('2 items');
  });

  it('returns the translation, and English without one', () => {
    expect([t('Search'), t('Remove {term}', { term: 'mleko' }), t('Close')]).toEqual([
      'Szukaj',
      'Usuń: mleko',
      'Close',
    ]);
  });

  it.each([
    [1, '1 produkt'],
    [3, '3 produkty'],
    [22, '22 produkty'],
    [5, '5 produktów'],
    ['99+', '99+ produktów'],
  ])('chooses the plural form of %s', (count, text) => expect(t('{count} items', { count })).toBe(text));

  it('uses the form for other numbers in place of one that is missing', () => {
    const welsh = createTranslate({ lang: 'cy', texts: { '{count} items': { other: '{count} eitem' } } });
    expect(welsh('{count} items', { count: 2 })).toBe('2 eitem');
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'returns %s as it is, which is a name of every object and may be one of a shop',
    (text) => expect(t(text)).toBe(text),
  );

  it('keeps braces that are no placeholder, such as those of data', () =>
    expect([english('a {b} c'), english('{x}', { y: 1 })]).toEqual(['a {b} c', '{x}']));
});
