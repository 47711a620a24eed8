import { stepsOf } from './steps-of';

const STATE = {
  specs: ['tests/journeys/slot.spec.ts', 'tests/journeys/search.spec.ts'],
  isBuilt: false,
  hasSchema: true,
  documentTests: ['documents', 'file-names'].map((name) => `tests/architecture/${name}.test.ts`),
  textTests: ['src/domains/slot/ui/SlotButton.test.tsx'],
};

/** Returns the names of the steps, in order. */
const namesOf = (changed: readonly string[], state = STATE): readonly string[] =>
  stepsOf(changed, state)
    .flat()
    .map(({ name }) => name);

describe('stepsOf', () => {
  it('builds and visits pages for a change of code', () => {
    const names = ['types', 'lint', 'format', 'generated documents', 'build', 'unit tests', 'journeys'];
    expect(namesOf(['src/domains/slot/model.ts'])).toEqual(names);
    expect(namesOf(['src/domains/slot/model.ts'], { ...STATE, isBuilt: true })).not.toContain('build');
  });

  it('neither builds nor visits pages for a change of texts, and tests the documents and the removed texts', () => {
    const english = ['src/domains/slot/texts.ts', 'federation/loader/texts.en-GB.json'];
    expect(namesOf(english)).toEqual(['types', 'lint', 'format', 'generated documents', 'unit tests']);
    expect(namesOf(['README.md'])).toEqual(['format', 'generated documents', 'unit tests']);
    const testsOf = (changed: readonly string[], state = STATE) =>
      stepsOf(changed, state).flat().at(-1)?.command.slice(5);
    expect(testsOf(['README.md'], { ...STATE, textTests: [] })).toEqual(STATE.documentTests);
    expect(testsOf(english)).toEqual([...STATE.textTests, STATE.documentTests[1]]);
  });

  it('generates the types of the schema if they are missing or the schema has changed', () => {
    const typesOf = (changed: readonly string[], hasSchema: boolean) =>
      stepsOf(changed, { ...STATE, hasSchema })[0]?.[0]?.command.join(' ');
    expect(typesOf(['src/a.ts'], true)).not.toContain('npm run --silent schema');
    expect(typesOf(['src/a.ts'], false)).toContain('npm run --silent schema');
    expect(typesOf(['src/a.ts', 'host-demo/services/schema.graphql'], true)).toContain('schema');
  });
});
