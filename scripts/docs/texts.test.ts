import { checkCatalogue } from './texts';

const ENGLISH = ['Close', '{count} items', 'Remove {term}'];
const WELSH = {
  Close: 'Cau',
  '{count} items': { one: 'un eitem', other: '{count} eitem' },
  'Remove {term}': 'Dileu {term}',
};

describe('checkCatalogue', () => {
  it('accepts a whole catalogue, with plural forms that leave out the count', () => {
    expect(checkCatalogue(ENGLISH, WELSH)).toEqual([]);
  });

  it('names texts that are missing, unknown, or have other placeholders', () => {
    const { Close: _close, ...rest } = WELSH;
    expect(checkCatalogue(ENGLISH, { ...rest, 'Remove {term}': 'Dileu {item}', Shut: 'Cau' })).toEqual([
      'not translated: Close',
      'not a text of the header: Shut',
      'other placeholders than in English: Remove {term}',
    ]);
  });

  it('names lists of days and months with another number of names', () => {
    const days = 'Sun, Mon, Tue, Wed, Thu, Fri, Sat';
    expect(checkCatalogue([days], { [days]: 'Sul, Llun, Maw, Mer, Iau, Gwe, Sad' })).toEqual([]);
    expect(checkCatalogue([days], { [days]: 'Sul, Llun, Maw, Mer, Iau, Gwe' })).toEqual([
      `another number of names than in English: ${days}`,
    ]);
  });
});
