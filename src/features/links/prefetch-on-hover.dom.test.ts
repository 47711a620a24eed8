import { createFakeBrowser } from '../../platform/browser/testing/fake-browser';
import { prefetchOnHover } from './prefetch-on-hover';

const BAKERY = '/ecom/shop/browse/groceries/bakery';
const HOVER_MS = 100;

/** Creates a header with links to these addresses; the pointer is on the last one that it entered. */
const setUp = (...hrefs: readonly string[]) => {
  const { browser, clock, acts, flags } = createFakeBrowser();
  const root = document.createElement('header');
  const links = hrefs.map((href) => `<a href="${href}"><b>Link</b></a>`);
  root.append(document.createRange().createContextualFragment(`<p>Text</p>${links.join('')}`));
  let hovered: Element | null = null;
  for (const link of root.querySelectorAll('a')) {
    jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':hover' && hovered === link);
  }
  const stop = prefetchOnHover(root, browser);
  const enter = (target: Element | null | undefined, pointerType = 'mouse') => {
    hovered = target?.closest('a') ?? null;
    target?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
  };
  return {
    root,
    acts,
    clock,
    flags,
    stop,
    /** Moves the pointer into the content of a link. */
    enterLink: (index = 0, pointerType?: string) => {
      enter(root.querySelectorAll('a > b')[index], pointerType);
    },
    enterText: () => {
      enter(root.querySelector('p'));
    },
    /** Moves the pointer out of the header, which no event reports. */
    leave: () => {
      hovered = null;
    },
  };
};

describe('prefetchOnHover', () => {
  it('prefetches a suggestion that the keyboard has selected, also in a shadow tree [NAV-15] [FED-6]', () => {
    const { root, acts, clock } = setUp();
    const field = document.createElement('input');
    field.setAttribute('aria-activedescendant', 'option');
    const option = document.createElement('li');
    Object.assign(option, { id: 'option' }).setAttribute('aria-selected', 'true');
    option.dataset['term'] = 'milk';
    root.append(field, option);
    document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' }).append(root);
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    clock.pass(HOVER_MS);
    expect(acts).toEqual(['prefetch https://shop.example/ecom/shop/search?searchTerm=milk']);
  });

  it('prefetches a page once the mouse has rested on its link for 100 ms [NAV-15]', () => {
    const { acts, clock, enterLink } = setUp(BAKERY);
    enterLink();
    clock.pass(HOVER_MS - 1);
    expect(acts).toEqual([]);
    clock.pass(1);
    expect(acts).toEqual([`prefetch https://shop.example${BAKERY}`]);
  });

  it('starts the time once for movements within a link, and again for another link [NAV-15]', () => {
    const { acts, clock, enterLink } = setUp(BAKERY, '/ecom/recipes');
    enterLink(0);
    clock.pass(HOVER_MS - 1);
    enterLink(0);
    enterLink(1);
    clock.pass(HOVER_MS - 1);
    expect(acts).toEqual([]);
    enterLink(1);
    clock.pass(1);
    expect(acts).toEqual(['prefetch https://shop.example/ecom/recipes']);
  });

  it.each(['enterText', 'leave'] as const)(
    'stops if the pointer leaves the link first: %s [NAV-15]',
    (way) => {
      const { acts, clock, enterLink, ...pointer } = setUp(BAKERY);
      enterLink();
      pointer[way]();
      clock.pass(HOVER_MS);
      expect(acts).toEqual([]);
    },
  );

  it.each(['touch', 'pen'])('ignores a pointer of the type %s [NAV-15]', (pointerType) => {
    const { acts, clock, enterLink } = setUp(BAKERY);
    enterLink(0, pointerType);
    clock.pass(HOVER_MS);
    expect(acts).toEqual([]);
  });

  it('prefetches each page once, whatever its hash [NAV-15]', () => {
    const { acts, clock, enterLink } = setUp(BAKERY, `${BAKERY}#offers`);
    for (const index of [0, 1, 0]) {
      enterLink(index);
      clock.pass(HOVER_MS);
    }
    expect(acts).toHaveLength(1);
  });

  it.each([
    ['this page', '/ecom/shop/browse/groceries#main'],
    ['a page of the customer', '/ecom/myaccount'],
    ['another origin', 'https://elsewhere.example/ecom/recipes'],
  ])('does not prefetch %s [NAV-15]', (_what, href) => {
    const { acts, clock, enterLink } = setUp(href);
    enterLink();
    clock.pass(HOVER_MS);
    expect(acts).toEqual([]);
  });

  it('prefetches nothing while the browser saves data [NAV-15]', () => {
    const { acts, clock, flags, enterLink } = setUp(BAKERY);
    flags.savesData = true;
    enterLink();
    clock.pass(HOVER_MS);
    expect(acts).toEqual([]);
    flags.savesData = false;
    enterLink();
    clock.pass(HOVER_MS);
    expect(acts).toHaveLength(1);
  });

  it('removes its listener, its timer and the hints when it is stopped [FED-6]', () => {
    const { acts, clock, enterLink, stop } = setUp(BAKERY, '/ecom/recipes');
    enterLink(0);
    clock.pass(HOVER_MS);
    enterLink(1);
    stop();
    expect([acts.at(-1), clock.pending()]).toEqual([`cancel prefetch https://shop.example${BAKERY}`, 0]);
    enterLink(1);
    clock.pass(HOVER_MS);
    expect(acts).toHaveLength(2);
  });

  describe('while a suggestion is selected by the keyboard', () => {
    const selectBy = (key: string, fields: object) => {
      const header = setUp();
      const field = document.createElement('input');
      const option = Object.assign(document.createElement('li'), { id: 'option-0' });
      field.setAttribute('aria-activedescendant', option.id);
      for (const [name, value] of Object.entries(fields)) option.setAttribute(name, String(value));
      header.root.append(field, option);
      document.body.replaceChildren(header.root);
      field.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      return { ...header, option };
    };

    it.each([
      ['results', { 'data-term': 'milk' }],
      ['page', { 'data-href': '/ecom/shop/search?searchTerm=milk' }],
    ])('prefetches its %s after 100 ms [NAV-15]', (_what, data) => {
      const { acts, clock } = selectBy('ArrowDown', { ...data, 'aria-selected': true });
      clock.pass(HOVER_MS - 1);
      expect(acts).toEqual([]);
      clock.pass(1);
      expect(acts).toEqual(['prefetch https://shop.example/ecom/shop/search?searchTerm=milk']);
    });

    it('prefetches nothing once another is selected [NAV-15]', () => {
      const { acts, clock, option } = selectBy('ArrowDown', { 'data-term': 'milk', 'aria-selected': true });
      option.setAttribute('aria-selected', 'false');
      clock.pass(HOVER_MS);
      expect(acts).toEqual([]);
    });
  });
});
