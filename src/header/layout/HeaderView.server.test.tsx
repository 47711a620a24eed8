/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { FeatureFlags, PreloadedData, SessionConfig } from '../../../federation/contract';
import { createServerPage } from '../../platform/browser';
import { createHeader } from '../create-header';
import { headerConfig } from '../../context/testing/header-config';
import { HeaderView } from './HeaderView';

const headerAt = (
  path: string,
  session: SessionConfig = { hasTokenSession: false },
  preloaded: PreloadedData = {},
  features?: FeatureFlags,
) => {
  const config = { ...headerConfig(), session, ...(features && { features }) };
  const page = createServerPage(new URL(path, 'https://shop.example'));
  const header = createHeader({ config, preloaded }, page, () => Promise.reject(new Error('never')));
  return { header, render: () => renderToString(<HeaderView header={header} config={config} />) };
};

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('the header on a server', () => {
  it('finds no window and no document, and needs none [FED-8]', () => {
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
    expect(headerAt('/ecom/lists').render()).toContain('<header');
  });

  it('names its language: the page may have another [FED-2]', () =>
    expect(tag(headerAt('/ecom').render(), /<header[^>]*>/)).toContain('lang="en-GB"'));

  it('is a form that searches without script: its button can be pressed [FED-8] [SRCH-9]', () => {
    const html = headerAt('/ecom/lists').render();
    const form = tag(html, /<form[^>]*>/);
    expect(form).toContain('action="/ecom/shop/search"');
    expect(form).toContain('method="get"');
    expect(tag(html, /<input[^>]*>/)).toContain('name="searchTerm"');
    expect(tag(html, /<button[^>]*type="submit"[^>]*>/)).toMatch(/^(?!.*disabled)<button/);
  });

  it('skips to the content of its own page, also in a page with a base address [FED-8] [SHELL-1]', () =>
    expect(hrefs(headerAt('/ecom/lists?page=2').render())[0]).toBe('/ecom/lists?page=2#main'));

  it('has real links, for a visitor without what is for customers [NAV-14] [AUTH-1]', () => {
    const links = hrefs(headerAt('/ecom/lists?page=2').render());
    expect(links).toEqual(
      expect.arrayContaining([
        '/ecom/shop/browse/groceries',
        '/ecom/shop/browse/offers',
        '/ecom/shop/trolley',
        '/ecom/login?redirect=%2Fecom%2Flists%3Fpage%3D2',
        '/ecom/help-information/customer-service',
      ]),
    );
    expect(links).not.toContain('/ecom/favourites');
    expect(links.filter((href) => href === '' || href === '#')).toEqual([]);
  });

  it('offers multi-search unless the host switches it off [MULT-1]', () => {
    const rendered = (features?: { readonly multiSearch?: boolean }) =>
      headerAt('/ecom', { hasTokenSession: false }, {}, features).render();
    expect(rendered()).toContain('Multi-search');
    expect(rendered({})).toContain('Multi-search');
    expect(rendered({ multiSearch: true })).toContain('Multi-search');
    expect(rendered({ multiSearch: false })).not.toContain('Multi-search');
  });

  it('opens sister shops in a new tab that cannot reach back [NAV-12]', () => {
    const anchors =
      headerAt('/ecom')
        .render()
        .match(/<a [^>]*utm_source=[^>]*>/g) ?? [];
    expect(anchors).toHaveLength(3);
    for (const anchor of anchors) {
      expect(anchor).toContain('target="_blank"');
      expect(anchor).toContain('rel="noopener"');
    }
  });

  it('is rendered as signed in when the host states a token session [AUTH-2] [FED-8]', () => {
    const links = hrefs(headerAt('/ecom', { hasTokenSession: true }).render());
    expect(links).toContain('/ecom/favourites');
    expect(links.some((href) => href.startsWith('/ecom/login'))).toBe(false);
  });

  it("has groceries' first level as links, where the host has the taxonomy [FED-8] [MEGA-1]", () => {
    const category = (id: string, name: string, more: object = {}) => ({
      id,
      name,
      url: `groceries/${id}`,
      ...more,
    });
    const taxonomy = {
      categories: [
        { id: '10051', name: 'Groceries', url: 'groceries', categoryIds: ['1', '2', '3'] },
        category('1', 'Bakery', { categoryIds: ['4'] }),
        category('2', 'Hidden', { hiddenInNav: true }),
        category('3', 'Nowhere', { url: 'javascript:alert(1)' }),
        category('4', 'Bread'),
      ],
    };
    const html = headerAt('/ecom', { hasTokenSession: false }, { taxonomy }).render();
    const within = tag(html, /<noscript>.*<\/noscript>/);
    expect(hrefs(within)).toEqual([
      '/ecom/shop/browse/groceries',
      '/ecom/shop/browse/offers/groceries_offers',
      '/ecom/shop/browse/groceries/1',
      '/ecom/shop/browse/javascript%3Aalert(1)',
    ]);
    expect(within).toContain('>Bakery</a>');
  });

  it('has the links of the account menu for a signed-in customer [NAV-14] [AUTH-2]', () => {
    const within = (hasTokenSession: boolean, preloaded?: PreloadedData) =>
      hrefs(tag(headerAt('/ecom', { hasTokenSession }, preloaded).render(), /<noscript>.*<\/noscript>/));
    const known = within(true, { session: { role: 'customer' } });
    expect(known).toEqual(expect.arrayContaining(['/ecom/myaccount', '/ecom/log-out']));
    // It may be staff, who have no Sign out.
    expect(within(true)).toEqual(known.filter((href) => href !== '/ecom/log-out'));
    expect(within(false)).toEqual([]);
  });

  it('holds the term of the page of results, as text [SRCH-9]', () => {
    const html = headerAt('/ecom/shop/search?searchTerm=%22%3E%3Cscript%3Ealert(1)%3C/script%3E').render();
    expect(tag(html, /<input[^>]*>/)).toContain('value="&quot;&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });
});

describe('two headers', () => {
  it('share no state [FED-6] [FED-8]', () => {
    const [one, other] = [headerAt('/ecom/lists'), headerAt('/ecom/lists')];
    const before = other.render();
    one.header.page.setState({ isCompact: true, openPanel: 'account' });
    one.header.draft.setState({ text: 'milk', isEdited: true });
    one.header.runtime.setState({ kind: 'failed' });
    expect(other.render()).toBe(before);
    expect(one.render()).toContain('value="milk"');
  });
});
