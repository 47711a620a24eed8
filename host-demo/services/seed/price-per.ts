const UNITS: Readonly<Record<string, { readonly factor: number; readonly per: string }>> = {
  g: { factor: 1 / 100, per: '100g' },
  kg: { factor: 1, per: 'kg' },
  ml: { factor: 1 / 100, per: '100ml' },
  cl: { factor: 1 / 75, per: '75cl' },
  L: { factor: 1, per: 'litre' },
  m: { factor: 1, per: 'metre' },
  pack: { factor: 1, per: 'each' },
};

/** @returns pounds as text: '£3.00', or '50p' below a pound */
export const inWords = (pounds: number): string => {
  const pence = Math.round(pounds * 100);
  return pence < 100 ? `${String(pence)}p` : `£${(pence / 100).toFixed(2)}`;
};

/**
 * Returns the price of one unit of measure.
 *
 * @param price pounds for the whole size
 * @param size the printed size, such as '400 g'
 * @returns such as '75p/100g'; null when the size is a single piece
 */
export const pricePer = (price: number, size: string): string | null => {
  const [amount = '', unit = ''] = size.split(' ');
  const measure = UNITS[unit];
  const units = Number(amount) * (measure?.factor ?? 0);
  return measure === undefined || units === 0 ? null : `${inWords(price / units)}/${measure.per}`;
};
