/** @jest-environment node */
import type { ServedRelease, ServerPage, ServerProps } from '../../../federation/contract';
import { headerConfig } from '../../context/testing/header-config';
import { createRenderHeader } from './render-header';

const hashOf = (name: string): string => `sha256-${name.replace('.', '/')}`;
const file = (name: string) => ({ file: name, integrity: hashOf(name) });
const release: ServedRelease = {
  version: '1.2.3',
  entry: file('lean.js'),
  stockEntry: file('stock.js'),
  exposes: {
    './Header': { scripts: [file('app.js')], styles: [file('app.css')] },
    './mount': { scripts: [file('app.js'), file('mount.js')], styles: [file('app.css')] },
  },
};
const renderHeader = createRenderHeader(release);
const page: ServerPage = { url: 'https://shop.example/ecom/lists?page=2', base: '/mfe/' };
const render = (props: Partial<ServerProps> = {}, more: Partial<ServerPage> = {}) =>
  renderHeader({ config: headerConfig(), ...props }, { ...page, ...more });

const stateIn = (state: string): unknown => JSON.parse(state.replace(/^<script[^>]*>|<\/script>$/g, ''));
const customer = { ...headerConfig(), session: { hasTokenSession: true } };

describe('the markup', () => {
  it('names the entry of the build that hydrates it [FED-8]', () =>
    expect(render().html).toMatch(/^<!--shop-header lean\.js--><header /));

  it('needs no inline style, which a strict policy would refuse [FED-7] [FED-8]', () =>
    expect(render().html).not.toMatch(/\sstyle=/));

  it.each(['/ecom/lists', '', 'shop.example'])('is refused with a code for a page at %j [FED-3]', (url) =>
    expect(() => render({}, { url })).toThrow(expect.objectContaining({ code: 'invalid_page_url' }) as Error),
  );

  it.each([undefined, '', 'https://shop.example/mfe'])(
    'is refused with a code for the base %j, whose files do not exist [FED-3]',
    (base) =>
      expect(() => render({}, { base } as never)).toThrow(
        expect.objectContaining({ code: 'invalid_base' }) as Error,
      ),
  );

  it('is another header each time: nothing of one shopper reaches the next [FED-8]', () => {
    const visitor = render().html;
    const trolleyTotals = {
      totalEstimatedCost: { amount: 43.1, currencyCode: 'GBP' },
      trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 3 },
    };
    expect(render({ config: customer, preloaded: { trolleyTotals } }).html).toContain('£43.10');
    expect(render().html).toBe(visitor);
  });

  it('is the same from the cache of visitors’ pages, whose key is the whole input [FED-8]', () => {
    const { brand } = headerConfig();
    const inputs: readonly (readonly [Partial<ServerProps>, Partial<ServerPage>])[] = [
      [{}, {}],
      [{}, { url: 'https://shop.example/ecom/lists?page=3' }],
      [{}, { url: 'https://shop.example/ecom/shop/search?searchTerm=milk' }],
      [{ config: { ...headerConfig(), brand: { ...brand, name: 'Other' } } }, {}],
      [{ config: { ...headerConfig(), session: { hasTokenSession: true } } }, {}],
      [{ preloaded: { taxonomy: { categories: [{ id: '10051', name: 'Food', url: 'food' }] } } }, {}],
    ];
    const htmlOf = (renderer: typeof renderHeader) =>
      inputs.map(
        ([props, more]) => renderer({ config: headerConfig(), ...props }, { ...page, ...more }).html,
      );
    const first = htmlOf(renderHeader);
    for (let times = 0; times < 3; times += 1) expect(htmlOf(renderHeader)).toEqual(first);
    expect(inputs.flatMap((_, at) => htmlOf(createRenderHeader(release))[at])).toEqual(first);
    expect(new Set(first).size).toBe(inputs.length);
  });

  it('names the invalid field of a configuration [FED-3]', () => {
    expect(() => render({ config: { ...headerConfig(), applicationName: '' } })).toThrow(
      'config.applicationName must be',
    );
  });
});

describe('the head', () => {
  it('has style sheets first, then hints in the mode of the requests to come, pinned [FED-7] [FED-8]', () => {
    expect(render().head.replace(/^<style>.*<\/script>/, '')).toBe(
      '<link rel="stylesheet" href="/mfe/app.css" integrity="sha256-app/css" crossorigin="anonymous">' +
        ['lean.js', 'app.js', 'mount.js']
          .map(
            (name) =>
              `<link rel="preload" as="script" fetchpriority="low" href="/mfe/${name}" integrity="${hashOf(name)}" crossorigin="anonymous">`,
          )
          .join(''),
    );
  });

  it('has the fallback style first, and a script that waits for each sheet [FED-4]', () => {
    const [, script = ''] = /^<style>[^<]*<\/style><script>([^<]*)<\/script><link/.exec(render().head) ?? [];
    expect(script).toContain('n=1;');
  });

  it('carries the nonce on each element and on the state, escaped', () => {
    const { head, state } = render({}, { nonce: 'a"><script>' });
    expect(head.match(/ nonce="a&quot;&gt;&lt;script&gt;">/g)).toHaveLength(6);
    expect(state).toContain(' nonce="a&quot;&gt;&lt;script&gt;">');
  });

  it('is also data, for frameworks that own the head [FED-8]', () => {
    const { head, headElements } = render({}, { nonce: 'abc' });
    expect(headElements.map(({ name }) => name)).toEqual(['style', 'script', 'link', 'link', 'link', 'link']);
    expect(headElements[2]).toEqual({
      name: 'link',
      attributes: {
        rel: 'stylesheet',
        href: '/mfe/app.css',
        integrity: hashOf('app.css'),
        crossorigin: 'anonymous',
        nonce: 'abc',
      },
      text: '',
    });
    for (const { text } of headElements) expect(head).toContain(text);
  });

  it('leaves out a script without a hash [FED-4]', () => {
    const unpinned = createRenderHeader({ ...release, entry: { file: 'lean.js', integrity: '' } });
    expect(unpinned({ config: headerConfig() }, page).head).not.toContain('lean.js');
  });
});

describe('the state', () => {
  it('is one data block that nothing in it can close, whatever services say [FED-8]', () => {
    const fragments = { key: '</script><!--<script>alert(1)</script>\u2028\u2029&amp;' };
    const { state } = render({ preloaded: { fragments } });
    expect(state.match(/</g)).toHaveLength(2);
    expect(state).not.toMatch(/[\u2028\u2029]/);
    expect(stateIn(state)).toMatchObject({ props: { preloaded: { fragments } } });
  });

  it('is also the props of the component, which can be serialised [FED-8]', () => {
    const { state, props } = render({ preloaded: { session: { role: 'customer' } } });
    const { props: header, loader } = stateIn(state) as { readonly props: object; readonly loader: object };
    expect(JSON.parse(JSON.stringify(props))).toEqual({ ...header, ...loader });
  });

  it('names the address of its release', () =>
    expect(stateIn(render().state)).toMatchObject({ loader: { base: '/mfe/', release } }));

  it.each([undefined, null, 7, 'garbage', {}, [{}]])(
    'is rendered whatever a service returned: %j',
    (response) => {
      const { html } = render({
        config: customer,
        preloaded: { trolleyTotals: response, slotReservations: response },
      });
      expect(html).toContain('aria-label="Trolley"');
    },
  );
});
