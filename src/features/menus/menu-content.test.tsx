import { act, render, screen } from '@testing-library/react';
import { fragmentOf } from '../../context/testing/menu-services';
import { CUSTOMER, OPERATOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createMenuContent } from './menu-content';

const setUp = (isShopper = true) => {
  const { context, setCookie } = createTestContext({ status: isShopper ? CUSTOMER : OPERATOR });
  return { content: createMenuContent(context), setCookie };
};

describe('createMenuContent', () => {
  it('decodes a fragment, and renders its content [CONT-10] [MEGA-1]', async () => {
    const { content } = setUp();
    const result = await content.decodeFragment(fragmentOf('Half price', 'Offers'));
    if (!result.ok) throw new Error(result.failure.message);
    render(result.value.content);
    expect([result.value.title, screen.getByText('Half price').textContent]).toEqual([
      'Offers',
      'Half price',
    ]);
  });

  it('decodes adverts, and renders those that can be decoded [MEGA-9]', async () => {
    const { content } = setUp();
    const link = { url: 'https://brand.example/', text: 'Shop oats' };
    const result = await content.decodeBanners({ bannerAds: [7, { id: 'a', text: 'Oats', link }] });
    expect(result).toMatchObject({ ok: true, value: { title: undefined } });
  });

  it.each(['decodeFragment', 'decodeBanners'] as const)(
    '%s returns a wrong shape as a failure [CALL-3]',
    async (decode) => {
      for (const wire of [undefined, null, 'text', []])
        expect(await setUp().content[decode](wire)).toMatchObject({
          ok: false,
          failure: { kind: 'wrong-shape' },
        });
    },
  );

  it('loads the component of the icons [CONT-8]', async () => {
    const Icon = await setUp().content.loadIcon();
    const { container } = await act(async () => render(<Icon family="shop" name="warning" size={20} />));
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it.each([
    [true, 'true', true],
    [true, 'false', false],
    [false, 'true', false],
  ])(
    'with a shopper: %p and consent: %s, may request adverts: %p [AUTH-8] [MEGA-9]',
    (isShopper, consent, may) => {
      const { content, setCookie } = setUp(isShopper);
      setCookie('wtr_cookie_consent', 'true');
      setCookie('wtr_cookies_advertising', consent);
      expect(content.canAdvertise()).toBe(may);
    },
  );
});
