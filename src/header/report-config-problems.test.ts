import type { HeaderConfig } from '../../federation/contract';
import { headerConfig } from '../context/testing/header-config';
import { languageOf } from './language';
import { reportLanguageProblem, reportUnknownFields } from './report-config-problems';

const withLanguage = (language: unknown) => ({ language: language as HeaderConfig['language'] & object });

/** Returns what the host's monitor receives for a configuration. */
const reportsOf = (report: typeof reportUnknownFields, changes: Partial<HeaderConfig>) => {
  const reports: object[] = [];
  report({
    props: { config: { ...headerConfig(), ...changes } },
    adapters: () => ({ monitor: { report: (problem) => void reports.push(problem) } }),
  });
  return reports;
};

describe('reportUnknownFields', () => {
  const unknownIn = (changes: object) => reportsOf(reportUnknownFields, changes);

  it('reports nothing for fields and features of this version [FED-3]', () =>
    expect(unknownIn({ features: { pinBar: true } })).toEqual([]));

  it('reports features that this version does not have [FED-3] [FED-5]', () => {
    expect(unknownIn({ features: { pinBar: true, teleport: true } })).toEqual([
      { name: 'unknown_feature', message: 'teleport' },
    ]);
  });

  it('reports fields of the configuration that this version does not have [FED-3]', () => {
    const { brand } = headerConfig();
    expect(unknownIn({ brand: { ...brand, nmae: 'Fernleigh' }, sesion: {} })).toEqual([
      { name: 'unknown_config_field', message: 'config.brand.nmae' },
      { name: 'unknown_config_field', message: 'config.sesion' },
    ]);
  });
});

describe('reportLanguageProblem', () => {
  const GOOD = { lang: 'cy', texts: { Search: 'Chwilio' } };
  const problemsOf = (language: unknown) => reportsOf(reportLanguageProblem, withLanguage(language));

  it('reports nothing of a language that can be used, nor of English [FED-3]', () =>
    expect([...problemsOf(GOOD), ...problemsOf(undefined)]).toEqual([]));

  it.each([
    ['a wrong tag', { ...GOOD, lang: 'not a tag' }, 'config.language.lang must be a BCP 47 tag'],
    ['no tag', { texts: {} }, 'config.language.lang must be a BCP 47 tag'],
    ['no texts', { lang: 'cy' }, 'config.language.texts must be an object'],
    ['texts that are null', { lang: 'cy', texts: null }, 'config.language.texts must be an object'],
    ['a text', 'cy', 'config.language.texts must be an object'],
  ])('reports a language with %s, and the header is in English [FED-3]', (_, language, message) => {
    expect(problemsOf(language)).toEqual([{ name: 'invalid_language', message }]);
    expect(languageOf({ ...headerConfig(), ...withLanguage(language) })).toBeUndefined();
  });
});
