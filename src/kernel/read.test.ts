import { fc } from '../../tests/setup/property-tests';
import { isInstant, readId, readInstant, readNumber } from './read';

describe('readNumber', () => {
  it.each([
    [12.5, 12.5],
    [0, 0],
    [-3, -3],
    ['12.50', 12.5],
    ['-0.5', -0.5],
    ['007', 7],
  ])('reads %p as %p [CALL-3]', (wire, value) => expect(readNumber(wire)).toBe(value));

  it.each([
    NaN,
    Infinity,
    '',
    ' 1',
    '1,250.00',
    '1e3',
    '0x10',
    '.5',
    '5.',
    '9'.repeat(400),
    null,
    true,
    [1],
    {},
  ])('does not read %p [CALL-3]', (wire) => expect(readNumber(wire)).toBeUndefined());
});

describe('readId', () => {
  it.each([
    ['42', '42'],
    [42, '42'],
    ['co-81000', 'co-81000'],
    ['7b1e6f0a-7c7e-4d5c-9f38-0e8e3f1f2a11', '7b1e6f0a-7c7e-4d5c-9f38-0e8e3f1f2a11'],
    ['auth0|5f7c8ec7c33c6c004bbafe82', 'auth0|5f7c8ec7c33c6c004bbafe82'],
    ['a..b', 'a..b'],
  ])('reads %p as %p [CALL-3]', (wire, id) => expect(readId(wire)).toBe(id));

  it.each([
    ['a lone surrogate', '\uD800'],
    ['a dot segment', '..'],
    ['a dot', '.'],
    ['an encoded dot segment', '%2e%2e'],
    ['a path', '../log-out'],
    ['a backslash', '..\\log-out'],
    ['a query', '1?x=1'],
    ['a fragment', '1#x'],
    ['a line break', '1\r\nX-Header: 1'],
    ['no ASCII', 'é'],
    ['nothing', ''],
    ['too much', '1'.repeat(129)],
    ['a number beyond the safe integers', 2 ** 53],
    ['a fraction', 1.5],
    ['null', null],
    ['a list', ['42']],
    ['an object', { id: '42' }],
  ])('does not read %s [CALL-3] [AUTH-4]', (_what, wire) => expect(readId(wire)).toBeUndefined());
});

describe('readInstant', () => {
  it.each([
    '2025-05-05T13:00:00Z',
    '2025-05-05T13:00Z',
    '2025-05-05t13:00:00z',
    '2025-05-05 13:00:00Z',
    '2025-05-05T13:00:00.000Z',
    '2025-05-05T13:00:00.123456789Z',
    '2025-05-05T13:00:00,5Z',
    '2025-05-05T14:00:00+01:00',
    '2025-05-05T14:00:00+0100',
    '2025-05-05T14:00:00+01',
    '2025-05-05T14:00+01',
    '2025-05-05T08:30-0430',
    '20250505T130000Z',
    '20250505T1300+00',
    1746450000000,
    '1746450000000',
  ])('reads %p [SLOT-3] [CALL-3]', (wire) =>
    expect(readInstant(wire)?.toISOString()).toBe('2025-05-05T13:00:00.000Z'),
  );

  it.each([
    '2025-05-05T13:00:00',
    '2025-05-05',
    '2025-13-05T13:00:00Z',
    '2025-05-05T25:00:00Z',
    '2025-05-05T13:00:00+99:00',
    'soon',
    '',
    1746450000,
    '1746450000',
    NaN,
    1e21,
    null,
    undefined,
    true,
    {},
  ])('does not read %p [SLOT-3] [CALL-3]', (wire) => expect(readInstant(wire)).toBeUndefined());
});

describe('every reader', () => {
  it('never throws, and returns no invalid date [CALL-3]', () => {
    const digits = fc.stringMatching(/^\d{4}-?\d\d-?\d\d[T ]\d\d:?\d\d(:?\d\d)?(Z|[+-]\d\d(:?\d\d)?)$/);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), digits), (wire) => {
        readNumber(wire);
        readId(wire);
        const instant = readInstant(wire);
        expect(instant === undefined || isInstant(instant)).toBe(true);
      }),
    );
  });
});
