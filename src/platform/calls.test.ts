import { targetOf, type Call } from './calls';

const PAGE = 'https://shop.example';
const SERVICE = 'https://api.example';
const call = (path: string): Call => ({ service: 'things', method: 'GET', path, as: 'customer' });

describe('targetOf', () => {
  it.each([
    ['the service, with a slash at its end', { at: `${SERVICE}/`, id: '7' }, `${SERVICE}/things/7`],
    ['a path of the service', { at: `${SERVICE}/v2`, id: '7' }, `${SERVICE}/v2/things/7`],
    ["the page's own origin, if the service is a path", { at: '/api', id: '7' }, `${PAGE}/api/things/7`],
    ["the page's own origin, if no address is configured", { id: '7' }, `${PAGE}/things/7`],
    [
      'the service, with an id that is an address',
      { at: SERVICE, id: '//evil.test' },
      `${SERVICE}/things///evil.test`,
    ],
    ['the service, with an id that has dot segments', { at: SERVICE, id: '../../x' }, `${SERVICE}/x`],
    [
      'the service, with an id that looks like a replacement pattern',
      { at: SERVICE, id: "$&$'" },
      `${SERVICE}/things/$&$'`,
    ],
  ])('returns the address of %s [AUTH-4] [CALL-2]', (_where, target, url) =>
    expect(targetOf(call('/things/{id}'), target, PAGE)).toBe(url),
  );

  it.each([
    ['a longer name', SERVICE, '.evil.test/x'],
    ["the service's name as a user name", SERVICE, '@evil.test/x'],
    ['another scheme', '', 'http://shop.example/x'],
    ['no scheme', '', '//evil.test/x'],
    ['backslashes', '', '\\\\evil.test/x'],
    ['tabs and line ends within', '', '/\t/evil.test\n/x'],
    ['a scheme that has no origin', '', 'data:text/plain,x'],
    ['an invalid origin', SERVICE, ':port'],
  ])('throws when an id names another origin by %s [AUTH-4]', (_how, at, id) =>
    expect(() => targetOf(call('{id}'), { at, id }, PAGE)).toThrow(),
  );
});
