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

/** Formats an amount in English pounds: '£1,234.50'. */
export const formatPounds = (pence: number, decimals = 2): string =>
  `£${(pence / 100).toFixed(decimals).replace(/\B(?=(\d{3})+\b)/g, ',')}`;

/**
 * Formats a price for shoppers: '99p' below £1, otherwise '£1.00'. Zero and negative amounts are '£0.00' [TROL-2].
 *
 * @param pence whole pence
 * @param lang another language than English, which formats every amount in pounds
 */
export const formatPrice = (pence: Pence, lang?: string): string => {
  if (lang)
    return new Intl.NumberFormat(lang, { style: 'currency', currency: 'GBP' }).format(
      Math.max(0, pence) / 100,
    );
  return pence > 0 && pence < 100 ? `${pence}p` : formatPounds(Math.max(0, pence));
};
