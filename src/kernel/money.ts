import { PRICE } from './texts';
import { isEnglish } from './is-english';
import { english, type Translate } from './translate';

/** An amount in whole pence. `penceFromPounds` rounds the decimals of services once. */
export type Pence = number & { readonly __unit: 'pence' };

/** The smallest amount in pounds whose pence cannot be represented exactly. */
export const MAX_POUNDS = 1e13;

/**
 * Rounds pounds to whole pence, half away from zero. Returns 0 for NaN and for amounts of `MAX_POUNDS` or more.
 *
 * @param pounds an amount as services send it, such as 43.1
 */
export const penceFromPounds = (pounds: number): Pence => {
  if (!(Math.abs(pounds) < MAX_POUNDS)) return 0 as Pence;
  // 1.005 * 100 is 100.49999…, so the exponent is appended to the decimal text instead.
  const shifted = Number(`${pounds.toFixed(6)}e2`);
  return (Math.sign(shifted) * Math.round(Math.abs(shifted))) as Pence;
};

/** The parts of the catalogue's example of a price: what is before and after the digits, and the separators. */
const EXAMPLE = /^(.*?)1(.?)234(.)50(.*)$/;

/** Replaces the separators of a decimal text, such as '1234.50', by those of the language. */
const separate = (
  text: string,
  t: Translate,
): { readonly before: string; readonly number: string; readonly after: string } => {
  const [, before = '', group = '', point = '', after = ''] =
    EXAMPLE.exec(t(PRICE)) ?? EXAMPLE.exec(PRICE) ?? [];
  const [whole = '', decimals] = text.split('.');
  const number = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return { before, number: decimals ? number + point + decimals : number, after };
};

/** Formats a number with at most three decimals: '1.5'. */
export const formatNumber = (number: number, t: Translate): string =>
  separate(String(Number(number.toFixed(3))), t).number;

/** Formats an amount in pounds: '£1,234.50'. The catalogue of another language has an example of its own. */
export const formatPounds = (pence: number, t: Translate, decimals = 2): string => {
  const { before, number, after } = separate((pence / 100).toFixed(decimals), t);
  return before + number + after;
};

/**
 * Formats a price for shoppers: '99p' below £1, otherwise '£1.00'. Zero and negative amounts are '£0.00' [TROL-2]. Languages
 * other than English have every amount in pounds.
 *
 * @param pence whole pence
 */
export const formatPrice = (pence: Pence, t = english): string =>
  isEnglish(t) && pence > 0 && pence < 100 ? `${pence}p` : formatPounds(Math.max(0, pence), t);
