import { findProducts, scopesOf } from '.';

describe('scopesOf', () => {
  it('returns the best suggestion in the two aisles with the most of its products [SRCH-7]', () => {
    const scopes = scopesOf('mil');
    expect(scopes.map(({ term, name }) => `${term} in ${name}`)).toEqual([
      'milk in Milk, Butter & Eggs',
      expect.stringMatching(/^milk in (?!Milk)/),
    ]);
    const totals = scopes.map(
      ({ term, category }) => findProducts({ searchTerm: term, categoryId: category }).total,
    );
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(totals.every((total) => total > 0)).toBe(true);
  });

  it.each(['', 'xyzzy', 'semi-skimmed milk'])(
    'returns none for %j, which is in one aisle at most [SRCH-7]',
    (typed) => {
      expect(scopesOf(typed)).toEqual([]);
    },
  );
});
