import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

const PATH = '/ecom/content/inspiration?season=spring';
const INTRODUCTION = 'Free delivery on your first shop over £60.';

for (const [who, preset, customerId, authorization] of [
  ['a visitor', 'visitor', null, 'Bearer unauthenticated'],
  ['a customer', 'customer', '70012345', 'Bearer [redacted]'],
] as const) {
  test(
    `a content page shows editors' content for ${who}, requested through the header [CONT-10] [CALL-2]`,
    { tag: '@essential' },
    async ({ page, preset: usePreset, journal }) => {
      await usePreset(preset);
      await new Header(page).open(PATH);
      const main = page.getByRole('main');
      await expect(main.getByText(INTRODUCTION)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Shop now' })).toHaveAttribute(
        'href',
        '/ecom/shop/browse/offers',
      );
      const [request, ...more] = (await journal()).filter(({ call }) => call === 'content');
      expect(more).toEqual([]);
      expect(request).toMatchObject({
        method: 'PUT',
        path: '/content/inspiration',
        query: { clientType: 'WEB_APP' },
        headers: { authorization, breadcrumb: 'server-rendered' },
        body: {
          contentUrl: '/ecom/content/inspiration',
          customerId,
          customerSearchRequest: { queryParams: { season: 'spring' } },
        },
      });
    },
  );
}
