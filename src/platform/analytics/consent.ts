export type Purpose = 'functional' | 'analytics' | 'advertising';

interface CookieReader {
  readonly get: (name: string) => string | undefined;
}

const consentOf = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : /^(true|1)$/.test(value);

/**
 * Returns whether the shopper consented to cookies in general and to cookies of one purpose [AUTH-8].
 *
 * @returns undefined while one of the two cookies is missing; false for any value other than 'true' and '1'
 */
export const consents = (cookies: CookieReader, purpose: Purpose): boolean | undefined => {
  const choices = ['wtr_cookie_consent', `wtr_cookies_${purpose}`].map((name) =>
    consentOf(cookies.get(name)),
  );
  if (choices.includes(false)) return false;
  return choices.includes(undefined) ? undefined : true;
};

/** Returns whether the shopper refused functional storage; false until the shopper has decided [AUTH-8]. */
export const refusesStorage = (cookies: CookieReader): boolean => consents(cookies, 'functional') === false;
