const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats a price: 43.1 pounds is '£43.10', 0.5 is '50p'. */
export const formatPrice = (amount: number): string => {
  const pence = Math.round(amount * 100);
  return pence > 0 && pence < 100 ? `${String(pence)}p` : pounds.format(pence / 100);
};
