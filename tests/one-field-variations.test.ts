import { oneFieldVariations } from './support/one-field-variations';
import { RESPONSES, type LostParts, type ResponseCase } from './support/responses';

const isLost = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Returns the parts of the header that differ from those of the valid response; 'all' for a failure. */
const lostParts = (parts: Readonly<Record<string, unknown>> | undefined, good: object): string =>
  parts === undefined
    ? 'all'
    : Object.entries(good)
        .filter(([name, value]) => isLost(parts[name], value))
        .map(([name]) => name)
        .join(' ');

/** Returns the table's parts for a change. An entry for this change has priority over one for every change. */
const expectedParts = (lost: LostParts, path: string, change: string): string =>
  lost[`${path} ${change}`] ?? (change === 'respelled' ? '' : (lost[path] ?? ''));

const check = async ({ good, partsOf, lost }: ResponseCase) => {
  const whole = await partsOf(good);
  const rows = await Promise.all(
    oneFieldVariations(good).map(async ({ path, change, wire }) => ({
      field: `${path} ${change}`,
      lost: lostParts(await partsOf(wire), whole ?? {}),
      expected: expectedParts(lost, path, change),
    })),
  );
  return { whole, rows };
};

describe('a response with one field removed, null, of another type, empty or respelled', () => {
  it.each(RESPONSES)('$name: loses only the parts of that field [CALL-3] [$requirement]', async (each) => {
    const { whole, rows } = await check(each);
    expect(whole).toBeDefined();
    const actual = Object.fromEntries(rows.map(({ field, lost }) => [field, lost]));
    const expected = Object.fromEntries(rows.map((row) => [row.field, row.expected]));
    expect(actual).toEqual(expected);
  });

  it.each(RESPONSES)('$name: every row of its table is used', ({ good, lost }) => {
    const paths = oneFieldVariations(good).flatMap(({ path, change }) => [path, `${path} ${change}`]);
    expect(Object.keys(lost).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('has more than 890 variations', () => {
    const counts = RESPONSES.map(({ good }) => oneFieldVariations(good).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(890);
  });
});
