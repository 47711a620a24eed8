/** Money in whole pence; decimals from services are rounded once, here. */
export type Pence = number & { readonly __unit: 'pence' };

/**
 * Rounds pounds to whole pence, half away from zero; anything that is not a finite number is 0.
 *
 * @param pounds an amount as services send it, such as 43.1
 */
export const penceFromPounds = (pounds: number): Pence => {
  if (!Number.isFinite(pounds)) return 0 as Pence;
  // 1.005 * 100 is 100.49999…: the decimal text is shifted instead of the binary value.
  const shifted = Number(`${pounds.toFixed(6)}e2`);
  return (Math.sign(shifted) * Math.round(Math.abs(shifted))) as Pence;
};

/**
 * A price as shoppers read it: pence below £1, '£0.00' for nothing, and never below nothing [TROL-2].
 *
 * @param pence whole pence
 */
export const formatPrice = (pence: Pence): string =>
  pence > 0 && pence < 100 ? `${String(pence)}p` : `£${(Math.max(0, pence) / 100).toFixed(2)}`;
