/** Adds the campaign parameters that name this shop as the referrer to a sister shop's address [NAV-12]. */
export const sisterShopRoute = (url: string, brand: string): string => {
  const address = new URL(url);
  const source = brand.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  address.searchParams.set('utm_source', source);
  address.searchParams.set('utm_medium', 'referral');
  address.searchParams.set('utm_campaign', 'more-from-header');
  return address.href;
};
