import { existsSync, readdirSync } from 'node:fs';
import { journeysOf } from './journeys-of';

const SPECS = ['search', 'search-history', 'side-menu', 'slot', 'trolley', 'amend'].map(
  (name) => `tests/journeys/${name}.spec.ts`,
);
const named = (changed: readonly string[]): readonly string[] =>
  journeysOf(changed, SPECS).map((spec) => spec.replace(/^.*\/|\.spec\.ts$/g, ''));

describe('journeysOf', () => {
  it('selects changed journeys', () => {
    expect(named(['tests/journeys/amend.spec.ts', 'README.md'])).toEqual(['amend']);
  });

  it('selects the journeys of a changed domain or feature', () => {
    expect(named(['src/domains/slot/model.ts'])).toEqual(['slot']);
    expect(named(['src/features/search/search.ts'])).toEqual(['search', 'search-history']);
  });

  it('selects a few of every kind for shared code', () => {
    expect(named(['src/ui/Dialog.tsx'])).toEqual(['search', 'side-menu', 'trolley']);
    expect(named(['federation/loader/load.ts'])).toEqual(['search', 'side-menu', 'trolley']);
  });

  it('selects none for documents, scripts and tests of modules', () => {
    expect(named(['docs/README.md', 'scripts/check.ts', 'src/domains/slot/model.test.ts'])).toEqual([]);
  });

  it.each(
    ['domains', 'features'].flatMap((kind) =>
      readdirSync(`src/${kind}`).map((part) => `src/${kind}/${part}`),
    ),
  )('finds journeys for %s', (folder) => {
    const specs = readdirSync('tests/journeys')
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `tests/journeys/${name}`);
    const found = journeysOf([`${folder}/index.ts`], specs);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((spec) => existsSync(spec))).toBe(true);
  });
});
