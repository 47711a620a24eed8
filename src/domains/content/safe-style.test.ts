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
    { color: 'var(--x)' },
    { color: 'constructor' },
    { color: '#12345678' },
    { textAlign: 'left; inset: 0' },
    { textAlign: '__proto__' },
    { marginLeft: '-400px' },
    { marginLeft: '4000px' },
    { marginLeft: '100vw' },
    { fontSize: '400px' },
    { fontSize: '0' },
    { fontSize: '1e3px' },
    { fontWeight: '9999' },
    { fontWeight: 'toString' },
    { fontFamily: 'url(//elsewhere.example/font)' },
    { fontFamily: 'a'.repeat(1_000_000) },
  ])('drops %j', (attributes) => {
    expect(safeStyle(attributes)).toBeUndefined();
  });

  it('drops only the invalid value', () => {
    expect(safeStyle({ color: 'expression(1)', fontWeight: '600' })).toEqual({ fontWeight: 600 });
  });
});
