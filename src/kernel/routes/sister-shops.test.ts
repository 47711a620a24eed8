import { sisterShopRoute } from '.';

describe('links to sister shops', () => {
  it('have the campaign parameters, and keep the query of the address [NAV-12]', () => {
    const { searchParams } = new URL(
      sisterShopRoute('https://cellar.example/?range=red', 'Fernleigh & Sons'),
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      range: 'red',
      utm_source: 'fernleigh-sons',
      utm_medium: 'referral',
      utm_campaign: 'more-from-header',
    });
  });
});
