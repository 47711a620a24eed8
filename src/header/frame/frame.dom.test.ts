import type { HeaderConfig, HeaderSummary, ServedRelease } from '../../../federation/contract';
import catalogue from '../../../federation/loader/texts.en-GB.json';
import { headerConfig } from '../../context/testing/header-config';
import { createRenderHeader } from '../server/render-header';
import { createTranslate } from '../../kernel/translate';
import { createFrame } from './create-frame';
import { showOrder } from './customer/show-order';
import { makeOrderParts, makeTemplate, type MarkupNode, type RenderTree } from './make-template';

const file = (name: string) => ({ file: name, integrity: `sha256-${name}` });
const files = { scripts: [file('app')], styles: [file('css')] };
const release: ServedRelease = {
  ...{ version: '1.2.3', entry: file('lean'), stockEntry: file('stock') },
  exposes: { './Header': files, './mount': files },
};
const renderHeader = createRenderHeader(release);

const markupOf = (config: HeaderConfig, url: string, summary?: HeaderSummary): Element => {
  const preloaded = summary && { preloaded: { summary } };
  const { html } = renderHeader({ config, ...preloaded }, { url, base: '/mfe/' });
  const header = new DOMParser().parseFromString(html, 'text/html').querySelector('header');
  if (!header) throw new Error('no header');
  return header;
};

/** React separates texts by comments, which a browser's own nodes do not need. */
const treeOf = (node: ChildNode): MarkupNode[] => {
  if (node instanceof Element) {
    const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const).sort();
    const children = node.localName === 'noscript' ? [] : [...node.childNodes].flatMap(treeOf);
    return [[node.localName, Object.fromEntries(attributes), ...children]];
  }
  return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
};

const render: RenderTree = (config, url, preloaded) =>
  treeOf(markupOf(config, url, preloaded?.summary))[0] ?? '';
const template = makeTemplate(Object.keys(catalogue), render);
const parts = makeOrderParts(Object.keys(catalogue), render);

const frameAt = (config: HeaderConfig, url: string): HTMLElement => {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'URL', { value: url });
  return createFrame(template, config, page);
};

const plain = headerConfig();
const { brand } = plain;
const texts = Object.fromEntries(Object.keys(catalogue).map((text) => [text, `«${text}»`]));

const CONFIGS: Readonly<Record<string, HeaderConfig>> = {
  'a visitor': plain,
  'a shopper whose session is not known yet': { ...plain, session: {} },
  'a brand with signs': { ...plain, brand: { ...brand, name: 'Fern & "Leigh" <Sons>' } },
  'another language': { ...plain, language: { lang: 'cy', texts } },
  'a language from right to left': { ...plain, language: { lang: 'ar-EG', dir: 'rtl', texts } },
  'a language that is wrong': { ...plain, language: { lang: 'no language', texts } },
  'a header without multi-search': { ...plain, features: { multiSearch: false } },
  'a search with a row of its own': { ...plain, session: {}, features: { searchField: 'row' } },
  'an authorization service elsewhere': {
    ...plain,
    services: { ...plain.services, auth: 'https://id.example/auth?client_id=shop' },
  },
};

const PAGES = [
  '/',
  '/ecom/shop/browse/groceries',
  '/ecom/shop/search?searchTerm=m%26m&x=%22',
  '/ecom/lists?page=2#top',
];

const CASES = Object.entries(CONFIGS).flatMap(([who, config]) =>
  PAGES.map((page) => ({ who, page, config })),
);

describe('the first frame', () => {
  it.each(CASES)('has the nodes of a server for $who at $page [FED-8]', ({ config, page }) => {
    const url = `https://shop.example${page}`;
    expect(treeOf(frameAt(config, url))).toEqual(treeOf(markupOf(config, url)));
  });

  it.each(['javascript:0', '//elsewhere.example/', 'stores'])(
    'refuses the address %j [FED-3]',
    (storeFinderUrl) =>
      expect(() =>
        frameAt({ ...plain, brand: { ...brand, storeFinderUrl } }, 'https://shop.example/'),
      ).toThrow(`${storeFinderUrl} is not an address`),
  );
});

const SLOT = {
  name: 'Collection',
  changeHref: '/ecom/bookslot/collection/entertaining',
  day: 'Mon 04 May',
  time: '2pm - 3pm',
  start: '2026-05-04T13:00:00.000Z',
};

describe('a customer’s trolley and slot in the first frame', () => {
  it.each<[string, HeaderSummary, Partial<HeaderConfig>]>([
    ['with a count', { trolley: { cost: '£43.10', count: '12', name: '£43.10, 12 items, trolley' } }, {}],
    ['empty', { trolley: { cost: '£0.00', count: '', name: '£0.00, 0 items, trolley' } }, {}],
    [
      'in another language',
      { trolley: { cost: '43,10 £', count: '٣', name: '«43»' } },
      { language: { lang: 'ar-EG', dir: 'rtl', texts }, features: { searchField: 'row' } },
    ],
  ])('have the nodes of a server: %s [FED-8]', (_, trolley, fields) => {
    const config = { ...plain, session: { hasTokenSession: true }, ...fields };
    const summary = { ...trolley, slot: { ...SLOT, shortDay: 'Mon 04' }, isCurrent: true };
    const url = 'https://shop.example/ecom/lists';
    const frame = frameAt(config, url);
    showOrder(frame, parts, summary, createTranslate(config.language));
    expect(treeOf(frame)).toEqual(treeOf(markupOf(config, url, summary)));
  });

  it('leave out the short day of a language that has none', () => {
    const config = { ...plain, session: { hasTokenSession: true } };
    const summary = { slot: SLOT, trolley: { cost: '£1', count: '1', name: '1' }, isCurrent: true };
    const frame = frameAt(config, 'https://shop.example/');
    showOrder(frame, parts, summary, createTranslate(undefined));
    expect(treeOf(frame)).toEqual(treeOf(markupOf(config, 'https://shop.example/', summary)));
  });
});

describe('makeTemplate', () => {
  it('refuses a text of the markup that has no mark', () =>
    expect(() => makeTemplate([], (config) => ['p', {}, `${config.brand.name}!`])).toThrow(
      'the first frame has no mark for zqbrand!',
    ));
});
