import { headersOf, isPathBelow } from './store';

describe('headersOf', () => {
  it.each([
    ['1.4.2_ab/app.cccccc.css', 'text/css; charset=utf-8'],
    ['1.4.2_ab/lean.aaaaaa.js', 'text/javascript; charset=utf-8'],
    ['1.4.2_ab/header.json', 'application/json; charset=utf-8'],
    ['1.4.2_ab/lean.aaaaaa.js.map', 'application/json; charset=utf-8'],
    ['1.4.2_ab/cellar.85c30d2616.svg', 'image/svg+xml'],
    ['1.4.2_ab/licences.txt', 'text/plain; charset=utf-8'],
    ['1.4.2_ab/server/contract/server.d.ts', 'text/plain; charset=utf-8'],
    ['1.4.2_ab/@mf-types.zip', 'application/zip'],
    ['1.4.2_ab/no-extension', 'application/octet-stream'],
  ])('returns the content type of %s', (key, contentType) =>
    expect(headersOf(key)).toEqual({ contentType, cacheControl: 'public, max-age=31536000, immutable' }),
  );

  it.each([
    ['br', 'br'],
    ['gz', 'gzip'],
  ])(
    'returns the type of the original file and the encoding for a .%s file',
    (extension, contentEncoding) => {
      expect(headersOf(`1.4.2_ab/app.cccccc.css.${extension}`)).toMatchObject({
        contentType: 'text/css; charset=utf-8',
        contentEncoding,
      });
    },
  );

  it('returns the type of the original file and the encoding for a delta', () => {
    expect(headersOf('1.4.2_ab/deltas/BnVaZdm8/app.cccccc.css')).toEqual({
      contentType: 'text/css; charset=utf-8',
      contentEncoding: 'dcz',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });
});

describe('isPathBelow', () => {
  it.each([
    ...['', '../x', '../../secret', 'a/../../x', './a', 'a/.', 'a//b', '/etc/passwd'],
    ...['..\\x', 'a\\..\\x', 'C:\\x', 'a\0b', 'a/%2e%2e/x', '%2e%2e/x', 'a?b', 'a#b'],
  ])('refuses %j, which may lead out of a store or a release [FED-5]', (key) =>
    expect(isPathBelow(key)).toBe(false),
  );
});
