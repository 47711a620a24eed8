import type { HeaderConfig } from '../../federation/contract';
import { languageOf } from './language';
import { reportLanguageProblem } from './report-config-problems';
import { headerConfig } from '../context/testing/header-config';

const GOOD = { lang: 'cy', texts: { Search: 'Chwilio' } };

const reportsOf = (language: unknown) => {
  const reports: unknown[] = [];
  const config = { ...headerConfig(), language: language as HeaderConfig['language'] & object };
  const monitor = { report: (problem: unknown) => void reports.push(problem) };
  reportLanguageProblem({ props: { config }, adapters: () => ({ monitor }) });
  return reports;
};

describe('reportLanguageProblem', () => {
  it('reports nothing of a language that can be used, nor of English [FED-3]', () => {
    expect([...reportsOf(GOOD), ...reportsOf(undefined)]).toEqual([]);
  });

  it.each([
    ['a wrong tag', { ...GOOD, lang: 'not a tag' }, 'config.language.lang must be a BCP 47 tag'],
    ['no tag', { texts: {} }, 'config.language.lang must be a BCP 47 tag'],
    ['no texts', { lang: 'cy' }, 'config.language.texts must be an object'],
    ['texts that are null', { lang: 'cy', texts: null }, 'config.language.texts must be an object'],
    ['a text', 'cy', 'config.language.texts must be an object'],
  ])('reports a language with %s, and the header is in English [FED-3]', (_, language, message) => {
    expect(reportsOf(language)).toEqual([{ name: 'invalid_language', message }]);
    expect(
      languageOf({ ...headerConfig(), language: language as HeaderConfig['language'] & object }),
    ).toBeUndefined();
  });
});
