import { satisfies } from 'semver';
import { accepts, majorOf } from './options';

it.each(['', '1', '1.0', '1.0.0-next', 'v1.0.0', '1.0.0 ', '1e0.0.0', '-1.0.0'])(
  'rejects the malformed version %j [FED-3]',
  (version) => expect(accepts('^1', version)).toBe(false),
);

it.each(['', '*', '1', '>=1', '^', '^1.x', '^1.2.3.4', ' ^1'])(
  'throws for the malformed range %j',
  (range) => {
    const message = `${range} is not a range`;
    expect(() => accepts(range, '1.0.0')).toThrow(message);
    expect(() => majorOf(range)).toThrow(message);
  },
);

const PARTS = [0, 1, 2, 10];
const RANGES = [1, 2, 12].flatMap((major) => [
  `^${major}`,
  ...PARTS.map((minor) => `^${major}.${minor}`),
  ...PARTS.flatMap((minor) => PARTS.map((patch) => `^${[major, minor, patch].join('.')}`)),
]);
const VERSIONS = [0, 1, 2, 12].flatMap((major) =>
  PARTS.flatMap((minor) => PARTS.map((patch) => [major, minor, patch].join('.'))),
);

it('reads ranges as semver does [FED-3]', () => {
  const pairs = RANGES.flatMap((range) => VERSIONS.map((version) => [range, version] as const));
  const different = pairs.filter(([range, version]) => accepts(range, version) !== satisfies(version, range));
  expect(different).toEqual([]);
});

it('returns the major version of a range', () =>
  expect(['^1', '^2.1', '^12.0.3'].map(majorOf)).toEqual([1, 2, 12]));
