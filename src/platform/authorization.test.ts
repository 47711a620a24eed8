import { registrationUrl } from './authorization';

const ORIGIN = 'https://shop.example';
const registrationOf = (address: string) => new URL(registrationUrl(address, ORIGIN));

describe('registrationUrl', () => {
  it.each(['/token/auth', `${ORIGIN}/token/auth`])('starts at the configured %s [NAV-3]', (address) => {
    const url = registrationOf(address);
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/token/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'login',
      screen_hint: 'signup',
      redirect_uri: `${ORIGIN}/ecom/auth-success`,
    });
  });

  it('keeps the origin and the parameters of the configured address [NAV-3]', () => {
    const url = registrationOf('https://id.example/auth?client_id=shop');
    expect(url.origin).toBe('https://id.example');
    expect(url.searchParams.get('client_id')).toBe('shop');
    expect(url.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/ecom/auth-success`);
  });

  it('overrides parameters of the configured address that have the same name [NAV-3]', () => {
    const url = registrationOf('/token/auth?prompt=none&redirect_uri=https://evil.example');
    expect(url.searchParams.getAll('prompt')).toEqual(['login']);
    expect(url.searchParams.getAll('redirect_uri')).toEqual([`${ORIGIN}/ecom/auth-success`]);
  });
});
