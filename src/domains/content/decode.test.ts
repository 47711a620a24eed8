import fc from 'fast-check';
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
  it('gives key, title and components [CONT-10]', () => {
    const fragment = decodeFragment({ key: 'menu', title: 'Christmas', components: [links(LINK)] });
    expect(fragment).toMatchObject({
      ok: true,
      value: { key: 'menu', title: 'Christmas', components: [{}] },
    });
  });

  it.each([
    undefined,
    null,
    '',
    [],
    {},
    { key: 'a' },
    { key: 7, components: [] },
    { key: 'a', components: {} },
  ])('is a failure without a key and a list of components: %j [CONT-10]', (wire) => {
    expect(decodeFragment(wire)).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
  });

  it('keeps the good ones beside the bad', () => {
    const shown = componentsOf(
      null,
      7,
      'x',
      [],
      {},
      { type: 7 },
      links(LINK),
      links(),
      links({ text: 'Nowhere' }),
    );
    expect(shown).toMatchObject([{ type: 'navigationLinks', links: [{ text: 'Offers' }] }]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'carousel', 'unknown'])(
    'has no component for the resource type %s [CONT-9]',
    (type) => {
      expect(componentsOf({ type })).toMatchObject([{ type: 'unknown', resourceType: type }]);
    },
  );

  it('shows a rich text only with blocks and only when it is valid [CONT-1]', () => {
    expect(
      componentsOf(rich(), { ...rich(paragraph('a')), valid: false }, { type: 'richText', valid: true }),
    ).toEqual([]);
    expect(componentsOf(rich(paragraph('a')))).toHaveLength(1);
  });

  it('follows components in components four deep, and no deeper [CONT-1]', () => {
    const wire: unknown = JSON.parse(
      `${'{"type":"grid","components":['.repeat(10_000)}{"type":"badge","text":"deep"}${']}'.repeat(10_000)}`,
    );
    expect(JSON.stringify(componentsOf(wire)).match(/grid/g)).toHaveLength(5);
  });

  it('reads own keys only', () => {
    const wire: unknown = JSON.parse(
      '{"key":"k","components":[{"__proto__":{"type":"badge","text":"inherited"},"constructor":{"prototype":{"bad":1}}}]}',
    );
    expect(decodeFragment(wire)).toEqual({ ok: true, value: { key: 'k', components: [] } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('makes a trading cell’s button only of a link with an address [CONT-3]', () => {
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

  it('leads pages of the content system to the shop’s own, without .html [CONT-4]', () => {
    const hrefs = [
      '/content/recipes/pie.html',
      '/content/a.html?b=c.html#d',
      '/contents/a.html',
      '/content/a.htmlx',
    ];
    expect(componentsOf(links(...hrefs.map((url) => ({ text: 'a', url }))))).toMatchObject([
      {
        links: [
          { href: '/ecom/content/recipes/pie' },
          { href: '/ecom/content/a?b=c.html#d' },
          { href: '/contents/a.html' },
          { href: '/ecom/content/a.htmlx' },
        ],
      },
    ]);
  });

  it('leads an advert of several products to their list, of one to its own link [CONT-5]', () => {
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

  it('maps old backgrounds to named ones and keeps the old value for the warning [CONT-2]', () => {
    const shown = componentsOf(
      { ...links(LINK), backgroundColour: '#5C8018' },
      { ...links(LINK), backgroundColour: 'paleGreen' },
      { ...links(LINK), backgroundColour: 'url(//elsewhere.example)' },
    );
    expect(shown).toMatchObject([
      { background: 'green', deprecated: '#5C8018' },
      { background: 'paleGreen' },
      { background: 'none' },
    ]);
    expect(shown[1]).not.toHaveProperty('deprecated');
  });

  it('never throws, whatever JSON comes [CONT-1]', () => {
    const known = fc.constantFrom(
      ...[
        'type',
        'richText',
        'tradingCell',
        'navigationLinks',
        'sponsoredBanner',
        'grid',
        'blocks',
        'children',
        'text',
      ],
      ...[
        'marks',
        'listItem',
        'level',
        'attributes',
        'links',
        'url',
        'components',
        'valid',
        '__proto__',
        'image',
        'icons',
      ],
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(
          null,
          true,
          0,
          -1,
          'listItem',
          'paragraph',
          'list',
          'link',
          '/a',
          'javascript:x',
          '\uD800',
        ),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(known, tie('tree'), { maxKeys: 6 }),
      ),
    }));
    const component = fc
      .tuple(known, fc.dictionary(known, tree))
      .map(([type, rest]) => ({ valid: true, ...rest, type }));
    const wire = fc.oneof(fc.jsonValue(), component);
    fc.assert(
      fc.property(wire, (one) => {
        expect(decodeFragment({ key: 'k', components: [one] }).ok).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('decodeBanners', () => {
  it('reads each advert of the answer as a banner [MEGA-9]', () => {
    const read = decodeBanners({
      bannerAds: [{ id: 'b1', tracking: { impressionUrls: ['/i', 'javascript:x'] } }, 7],
    });
    expect(read).toMatchObject({
      ok: true,
      value: [{ type: 'sponsoredBanner', id: 'b1', tracking: { impressionUrls: ['/i'], clickUrls: [] } }],
    });
    expect(decodeBanners([])).toMatchObject({ ok: false });
  });
});
