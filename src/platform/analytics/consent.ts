import type { Cookies } from '../browser';

export type Purpose = 'analytics' | 'advertising';

const answerOf = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : /^(true|1)$/.test(value);

/**
 * Whether the shopper consented to cookies, and to those of a purpose among them [AUTH-8].
 *
 * @returns undefined while a cookie isn't there; what can't be read as a yes is a no
 */
export const consents = (cookies: Pick<Cookies, 'get'>, purpose: Purpose): boolean | undefined => {
  const answers = ['wtr_cookie_consent', `wtr_cookies_${purpose}`].map((name) => answerOf(cookies.get(name)));
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
};
