import { languageConfig, pseudoText } from './world-config';

describe('pseudoText', () => {
  it('accents every letter, and makes a word or a sentence 40 % longer', () => {
    expect([pseudoText('Trolley'), pseudoText('Book a slot')]).toEqual(['Ţŕöļļéýéẋţ', 'Ƀööķ å šļöţ éẋţŕå']);
  });

  it('keeps placeholders and tags', () => {
    expect(pseudoText('<wide>You can </wide>until {time}')).toContain('{time}');
    expect(pseudoText('<wide>You can </wide>until {time}')).toMatch(/^<wide>[^a-z]+<\/wide>/);
  });
});

describe('languageConfig', () => {
  it('has no language for English, and a direction for the others', () => {
    expect(languageConfig('en-GB')).toEqual({});
    expect([languageConfig('pseudo').language?.dir, languageConfig('pseudo-rtl').language?.dir]).toEqual([
      'ltr',
      'rtl',
    ]);
  });
});
