import { loadMenuTree } from '../../domains/menus';
import { failed, ok, type Result } from '../../kernel/result';
import { fragmentOf, MENU_SERVICES } from '../../context/testing/menu-services';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createMenuContent } from './menu-content';
import { bannersOf, fragmentsOf, requestAfterPaint, taxonomiesOf } from './menu-sources';

const KEY = 'menu/middle-mega-menu/master';
const { signal } = new AbortController();

type Options = Parameters<typeof createTestContext>[0];

const setUp = async (responses: readonly Result<unknown>[], options: Options = {}) => {
  const header = createTestContext({ config: { services: MENU_SERVICES }, responses, ...options });
  const { context } = header;
  return { ...header, context, content: createMenuContent(context), tree: await loadMenuTree() };
};

describe('requestAfterPaint', () => {
  it('sends a request after the next paint [MEGA-3]', async () => {
    const { context, requests, clock } = await setUp([ok('')]);
    const result = requestAfterPaint(context).send({ call: 'taxonomy', at: '/taxonomy', decode: ok });
    await settle();
    expect(requests).toEqual([]);
    clock.pass(16);
    expect(await result).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
  });
});

describe('taxonomiesOf', () => {
  it('fails without a configured service [MEGA-10]', async () => {
    const { context, tree, requests } = await setUp([], { config: {} });
    expect(await taxonomiesOf(context, tree).load('10051', signal)).toMatchObject({ ok: false });
    expect(requests).toEqual([]);
  });
});

describe('fragmentsOf', () => {
  const setUpFragments = async (responses: readonly Result<unknown>[], options?: Options) => {
    const { context, tree, content, ...header } = await setUp(responses, options);
    return { ...header, fragments: fragmentsOf(context, tree, content.decodeFragment) };
  };
  const preloaded = (wire: unknown) => ({ preloaded: { fragments: { [KEY]: wire } } });

  it.each([
    ['a customer', CUSTOMER, 'true'],
    ['a visitor', { kind: 'signed-out' } as const, 'false'],
  ])(
    'requests a fragment for %s with the flag of the token session [CONT-10]',
    async (_who, status, flag) => {
      const { fragments, requests } = await setUpFragments([ok(fragmentOf('Offer'))], { status });
      expect(await fragments.load(KEY, signal)).toMatchObject({ ok: true });
      expect(requests).toMatchObject([
        {
          method: 'GET',
          url: `${MENU_SERVICES.fragments}/${KEY}`,
          query: { tokenSession: flag },
          as: 'anyone',
        },
      ]);
    },
  );

  it('uses what the host has preloaded, without a request [CONT-10]', async () => {
    const { fragments, requests } = await setUpFragments([], preloaded(fragmentOf('Offer', 'Preloaded')));
    expect(await fragments.load(KEY, signal)).toMatchObject({ ok: true, value: { title: 'Preloaded' } });
    expect(requests).toEqual([]);
  });

  it('requests a fragment whose preloaded data cannot be decoded [CONT-10] [FED-3]', async () => {
    const { fragments, requests } = await setUpFragments([ok(fragmentOf('Offer'))], preloaded('wrong'));
    expect(await fragments.load(KEY, signal)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
  });

  it('requests a preloaded fragment again after it was cleared for the next user [AUTH-2]', async () => {
    const options = preloaded(fragmentOf('Offer', 'Preloaded'));
    const { fragments, requests } = await setUpFragments([ok(fragmentOf('Offer'))], options);
    fragments.clear?.();
    expect(await fragments.load(KEY, signal)).toMatchObject({ ok: true, value: { title: undefined } });
    expect(requests).toHaveLength(1);
  });

  it('shares the request of a title with a menu that opens meanwhile [CONT-10]', async () => {
    const { fragments, requests } = await setUpFragments([ok(fragmentOf('Offer', 'Christmas'))]);
    const results = await Promise.all([fragments.loadTitle(KEY, signal), fragments.load(KEY, signal)]);
    expect(results).toMatchObject([{ value: { title: 'Christmas' } }, { value: { title: 'Christmas' } }]);
    expect(requests).toHaveLength(1);
  });

  it('keeps no title that was requested for the previous user [AUTH-2]', async () => {
    const { fragments, requests } = await setUpFragments([
      ok(fragmentOf('Offer', 'Previous')),
      ok(fragmentOf('Offer', 'Next')),
    ]);
    const title = fragments.loadTitle(KEY, signal);
    fragments.clear?.();
    await title;
    expect(await fragments.load(KEY, signal)).toMatchObject({ value: { title: 'Next' } });
    expect(requests).toHaveLength(2);
  });

  it('fails without a configured content system [CONT-10]', async () => {
    const { fragments, requests } = await setUpFragments([], { config: {} });
    expect([await fragments.load(KEY, signal), requests]).toEqual([
      failed('network', 'no address is configured'),
      [],
    ]);
  });
});

describe('bannersOf', () => {
  const ON = { services: MENU_SERVICES, features: { adTechMenuBanners: true } };
  const setUpBanners = async (consent: string) => {
    const { context, tree, content, ...header } = await setUp([ok({ bannerAds: [] })], { config: ON });
    for (const name of ['wtr_cookie_consent', 'wtr_cookies_advertising']) header.setCookie(name, consent);
    header.setCookie('wtr-uuid', 'u-1');
    header.setOrder();
    return { ...header, result: await bannersOf(context, tree, content)?.load('groceries/bakery', signal) };
  };

  it('requests adverts with the advertisers’ cookie and the trolley [MEGA-9]', async () => {
    const { result, requests } = await setUpBanners('true');
    expect(result).toMatchObject({ ok: true });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: 'https://api.example/adtech/banners',
        as: 'anyone',
        headers: { 'wtr-uuid': 'u-1' },
        body: { type: 'mega-menu', categories: ['ecom/groceries/bakery'], trolleyId: 'co-1' },
      },
    ]);
  });

  it('requests nothing without consent to advertising [AUTH-8] [MEGA-9]', async () => {
    const { result, requests } = await setUpBanners('false');
    expect([result, requests]).toEqual([failed('cancelled', 'no consent to advertising'), []]);
  });

  it('is missing without the feature [MEGA-9]', async () => {
    const { context, tree, content } = await setUp([]);
    expect(bannersOf(context, tree, content)).toBeUndefined();
  });
});
