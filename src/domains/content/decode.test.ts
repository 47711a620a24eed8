import { fc } from '../../../tests/setup/property-tests';
import type { ContentComponent } from './model';
import { decodeBanners, decodeFragment } from './decode';

const componentsOf = (...components: readonly unknown[]): readonly ContentComponent[] => {
  const fragment = decodeFragment({ key: 'menu', components });
  if (!fragment.ok) throw new Error(fragment.failure.message);
  return fragment.value.components;
};

const paragraph = (text: unknown) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const rich = (...blocks: readonly unknown[]) => ({ type: 'richText', valid: true, blocks });
const links = (...all: readonly unknown[]) => ({ type: 'navigationLinks', links: all });
const LINK = { text: 'Offers', url: '/ecom/shop/browse/offers' };

describe('decodeFragment', () => {
  it('returns key, title and components [CONT-10]', () => {
    const fragment = decodeFragment({ key: 'menu', title: 'Christmas', components: [links(LINK)] });
    expect(fragment).toMatchObject({
      ok: true,
      value: { key: 'menu', title: 'Christmas', components: [{}] },
    });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'carousel', 'unknown'])(
    'has no component for the resource type %s [CONT-9]',
    (type) => {
      expect(componentsOf({ type })).toMatchObject([{ type: 'unknown', resourceType: type }]);
    },
  );

  it('keeps the analytics tags of a rich text that are strings [EVT-1]', () => {
    const tagged = { ...rich(paragraph('a')), analyticsTags: ['turkey', 7, null, 'order'] };
    expect(componentsOf(tagged)).toMatchObject([{ analyticsTags: ['turkey', 'order'] }]);
    expect(componentsOf(rich(paragraph('a')))).toMatchObject([{ analyticsTags: [] }]);
  });

  it.each([
    [['other', 'vertical-text-links'], true],
    [['vertical'], false],
    ['vertical-text-links', false],
  ])('decides from the style ids %j whether links are vertical: %p [MEGA-6]', (styleIds, isVertical) => {
    expect(componentsOf({ ...rich(paragraph('a')), styleIds })).toMatchObject([{ isVertical }]);
    expect(componentsOf({ ...links(LINK), styleIds })).toMatchObject([{ isVertical }]);
  });

  it('decodes the layout of each breakpoint [CONT-7]', () => {
    const deviceBreakpoints = ['horizontal', 'vertical', 'sideways', 7].map((layout, at) => ({
      name: ['xs', 'md', 'lg', 'xl'][at],
      layout,
    }));
    expect(componentsOf({ ...rich(paragraph('a')), cqResponsive: { deviceBreakpoints } })).toMatchObject([
      {
        placement: {
          xs: { isRow: true },
          md: { isRow: false },
          lg: { visible: true },
          xl: { visible: true },
        },
      },
    ]);
  });

  it('decodes nested components up to four levels deep [CONT-1]', () => {
    const wire: unknown = JSON.parse(
      `${'{"type":"grid","components":['.repeat(10_000)}{"type":"badge","text":"deep"}${']}'.repeat(10_000)}`,
    );
    expect(JSON.stringify(componentsOf(wire)).match(/grid/g)).toHaveLength(5);
  });

  it('reads only own keys', () => {
    const wire: unknown = JSON.parse(
      '{"key":"k","components":[{"__proto__":{"type":"badge","text":"inherited"},"constructor":{"prototype":{"bad":1}}}]}',
    );
    expect(decodeFragment(wire)).toEqual({ ok: true, value: { key: 'k', components: [] } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('keeps the link of a trading cell only with a safe address [CONT-3]', () => {
    const cell = (url: unknown) => ({
      type: 'tradingCell',
      textArea: { heading: 'Bread', link: { text: 'Shop', url } },
    });
    expect(componentsOf(cell('/ecom/recipes'))).toMatchObject([
      { text: { link: { href: '/ecom/recipes', text: 'Shop' } } },
    ]);
    for (const url of [undefined, '', 'javascript:alert(1)', 'data:text/html,x']) {
      expect(componentsOf(cell(url))).toMatchObject([{ text: { heading: 'Bread', link: undefined } }]);
    }
  });

  it('keeps the theme and the button style of a trading cell, and falls back to light and primary [CONT-3]', () => {
    const cell = (theme: unknown, buttonStyle: unknown) => ({
      type: 'tradingCell',
      textArea: { heading: 'Bread', theme, buttonStyle },
    });
    const cells = [
      cell('red', 'secondary'),
      cell('light', 'primaryLight'),
      cell('RED', 'constructor'),
      cell(undefined, undefined),
    ];
    expect(componentsOf(...cells)).toMatchObject([
      { text: { theme: 'red', buttonStyle: 'secondary' } },
      { text: { theme: 'light', buttonStyle: 'primaryLight' } },
      { text: { theme: 'light', buttonStyle: 'primary' } },
      { text: { theme: 'light', buttonStyle: 'primary' } },
    ]);
  });

  it('keeps the icons of a trading cell, and only New and Try as messages [CONT-3]', () => {
    const cell = (icons: unknown) => ({ type: 'tradingCell', textArea: { heading: 'Bread' }, icons });
    const brandIcon = { src: '/a.svg', altText: 'Fernleigh', position: 'pinned' };
    expect(
      componentsOf(
        cell({
          offerRoundel: '25% off',
          messageIcon: { message: 'Try' },
          brandIcon,
          loyalty: { supercharged: true },
        }),
        cell({ messageIcon: { message: 'none' }, brandIcon: { ...brandIcon, position: 'sideways' } }),
      ),
    ).toMatchObject([
      {
        icons: {
          offerRoundel: '25% off',
          message: 'Try',
          brand: { position: 'pinned', image: { alt: 'Fernleigh' } },
          loyalty: { supercharged: true },
        },
      },
      { icons: { message: undefined, brand: { position: 'floated' }, loyalty: undefined } },
    ]);
  });

  it('maps pages of the content system to pages of the shop, without .html [CONT-4]', () => {
    const hrefs = [
      '/content/recipes/pie.html',
      '/content/a.html?b=c.html#d',
      '/contents/a.html',
      '/content/a.htmlx',
      '/content/dam/recipes/card.html?a=b#c',
      '/content/damask.html',
    ];
    expect(componentsOf(links(...hrefs.map((url) => ({ text: 'a', url }))))).toMatchObject([
      {
        links: [
          { href: '/ecom/content/recipes/pie' },
          { href: '/ecom/content/a?b=c.html#d' },
          { href: '/contents/a.html' },
          { href: '/ecom/content/a.htmlx' },
          // Assets keep their path.
          { href: '/content/dam/recipes/card.html?a=b#c' },
          { href: '/ecom/content/damask' },
        ],
      },
    ]);
  });

  it('links an advert for several products to their list, and for one product to its own link [CONT-5]', () => {
    const ad = (...lineNumbers: readonly string[]) => ({
      type: 'sponsoredBanner',
      products: lineNumbers.map((lineNumber) => ({ lineNumber })),
      textArea: { link: { url: '/ecom/shop/browse/groceries/bakery' } },
    });
    expect(componentsOf(ad('100', '200'), ad('100'), ad())).toMatchObject([
      { href: '/ecom/shop/buylist?lineNumbers=100%2C200' },
      { href: '/ecom/shop/browse/groceries/bakery' },
      { href: '/ecom/shop/browse/groceries/bakery' },
    ]);
  });

  it('maps deprecated and unknown backgrounds to named ones, and warns about them [CONT-2]', () => {
    const shown = componentsOf(
      { ...links(LINK), backgroundColour: '#5C8018' },
      { ...links(LINK), backgroundColour: 'paleGreen' },
      { ...links(LINK), backgroundColour: 'url(//elsewhere.example)' },
      { ...links(LINK), backgroundColour: ' ' },
    );
    expect(shown).toMatchObject([
      { background: 'green', warning: "deprecated background colour '#5C8018': use 'green'" },
      { background: 'paleGreen' },
      {
        background: 'none',
        warning:
          "unknown background colour 'url(//elsewhere.example)': use one of none,white,grey,green,paleGreen,red",
      },
      { background: 'none' },
    ]);
    for (const at of [1, 3]) expect(shown[at]).not.toHaveProperty('warning');
  });

  it('never throws for any JSON [CONT-1]', () => {
    const name = fc.constantFrom(
      ...'type richText tradingCell navigationLinks sponsoredBanner grid blocks children text'.split(' '),
      ...'marks listItem level attributes links url components valid __proto__ image icons'.split(' '),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(null, true, 0, -1),
        fc.constantFrom('listItem', 'paragraph', 'list', 'link', '/a', 'javascript:x', '\uD800'),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(name, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    const component = fc
      .tuple(name, fc.dictionary(name, tree))
      .map(([type, rest]) => ({ valid: true, ...rest, type }));
    const wire = fc.oneof(fc.jsonValue(), component);
    fc.assert(
      fc.property(wire, (one) => {
        expect(decodeFragment({ key: 'k', components: [one] }).ok).toBe(true);
      }),
    );
  });
});

describe('decodeBanners', () => {
  it('decodes each advert of the response into a banner [MEGA-9]', () => {
    const decoded = decodeBanners({
      bannerAds: [{ id: 'b1', tracking: { impressionUrls: ['/i', 'javascript:x'] } }, 7],
    });
    expect(decoded).toMatchObject({
      ok: true,
      value: [{ type: 'sponsoredBanner', id: 'b1', tracking: { impressionUrls: ['/i'], clickUrls: [] } }],
    });
    expect(decodeBanners([])).toMatchObject({ ok: false });
  });
});
