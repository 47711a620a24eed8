import { fc } from '../../../tests/setup/property-tests';
import { safeStyle } from './safe-style';

describe('safeStyle [CONT-1]', () => {
  it('keeps allowed properties and values', () => {
    expect(
      safeStyle({
        color: '#5C8018',
        textAlign: 'left',
        marginLeft: '24px',
        fontSize: '1.5em',
        fontWeight: 'bold',
        fontFamily: '"Comic Neue", Georgia, serif',
      }),
    ).toEqual({
      color: '#5c8018',
      textAlign: 'start',
      marginInlineStart: 24,
      fontSize: 24,
      fontWeight: 700,
      fontFamily: 'Georgia, serif',
    });
  });

  it.each([
    { color: 'url(//elsewhere.example/leak)' },
    { color: 'red; position: fixed' },
    { color: 'constructor' },
    { color: '#12345678' },
    { textAlign: 'left; inset: 0' },
    { textAlign: '__proto__' },
    { marginLeft: '-400px' },
    { marginLeft: '4000px' },
    { marginLeft: '100vw' },
    { fontSize: '400px' },
    { fontSize: '0' },
    { fontWeight: '9999' },
    { fontFamily: 'url(//elsewhere.example/font)' },
    { fontFamily: 'a'.repeat(1_000_000) },
  ])('drops %j', (attributes) => {
    expect(safeStyle(attributes)).toBeUndefined();
  });

  it('drops only the invalid value', () => {
    expect(safeStyle({ color: 'expression(1)', fontWeight: '600' })).toEqual({ fontWeight: 600 });
  });

  it('never contains a value that fetches, computes or exceeds its limits', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('url(', 'var(--x)', '1e3px', '99999px', 'rgb(1,2,3)', 'red', '12px'),
      fc.constantFrom('__proto__', 'toString'),
    );
    const attributes = fc.record({
      color: value,
      textAlign: value,
      marginLeft: value,
      fontSize: value,
      fontWeight: value,
      fontFamily: value,
    });
    fc.assert(
      fc.property(attributes, (given) => {
        const style = safeStyle(given) ?? {};
        for (const each of Object.values(style))
          expect(String(each)).not.toMatch(/url|var|expr|calc|[;{}\\<>]/i);
        expect(style.marginInlineStart ?? 0).toBeLessThanOrEqual(80);
        expect(style.fontSize ?? 10).toBeLessThanOrEqual(40);
      }),
    );
  });
});
