import { RESPONSES, type LostParts, type ResponseCase } from './support/responses';

/** How one field of a valid response is changed. */
type Change = 'removed' | 'null' | 'wrong type' | 'empty' | 'respelled';

interface Variation {
  /** Names and indexes from the root, joined by dots; '' for the whole response. */
  readonly path: string;
  readonly change: Change;
  readonly wire: unknown;
}

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);

const wrongType = (value: unknown): unknown => (typeof value === 'string' ? { wrong: true } : 'wrong');

const empty = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' ? {} : '';
};

/** Returns the same value in another notation: a number as text, digits as a number, a time as epoch milliseconds. */
const respelled = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  if (isTime(value)) return Date.parse(value);
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
};

/** Returns a copy of the value in which one field is replaced, or removed if the replacement is undefined. */
const withChange = (whole: unknown, [name, ...rest]: readonly string[], replace: Replace): unknown => {
  if (name === undefined) return replace(whole);
  if (Array.isArray(whole)) {
    return whole.flatMap((entry: unknown, index) => {
      if (String(index) !== name) return [entry];
      const changed = withChange(entry, rest, replace);
      return changed === undefined ? [] : [changed];
    });
  }
  const entries = Object.entries(Object(whole) as object).flatMap(([key, value]: [string, unknown]) => {
    const changed = key === name ? withChange(value, rest, replace) : value;
    return changed === undefined ? [] : [[key, changed] as const];
  });
  return Object.fromEntries(entries);
};

type Replace = (value: unknown) => unknown;

const CHANGES: Readonly<Record<Change, Replace>> = {
  removed: () => undefined,
  null: () => null,
  'wrong type': wrongType,
  empty,
  respelled,
};

const pathsOf = (value: unknown): readonly (readonly string[])[] =>
  value !== null && typeof value === 'object'
    ? [[], ...Object.entries(value).flatMap(([name, each]) => pathsOf(each).map((rest) => [name, ...rest]))]
    : [[]];

const valueAt = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => Reflect.get(Object(value) as object, name), whole);

/**
 * Returns every variation of a valid response in which one field, at any depth, is removed, null, of another type,
 * empty, or written in another notation with the same meaning.
 */
const oneFieldVariations = (good: unknown): readonly Variation[] =>
  pathsOf(good).flatMap((path) =>
    (Object.keys(CHANGES) as Change[]).flatMap((change): Variation[] => {
      const replace = CHANGES[change];
      const value = valueAt(good, path);
      const isSame = JSON.stringify(replace(value)) === JSON.stringify(value);
      const hasSpelling = change !== 'respelled' || replace(value) !== undefined;
      return isSame || !hasSpelling
        ? []
        : [{ path: path.join('.'), change, wire: withChange(good, path, replace) }];
    }),
  );

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
