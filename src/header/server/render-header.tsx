import { renderToString } from 'react-dom/server';
import { hintElementsOf, serverMark, STATE_ELEMENT } from '../../../federation/contract';
import type { RenderHeader, ServedRelease } from '../../../federation/contract';
import { withCode } from '../../../federation/contract/coded-error';
import { headMarkup, tag, toScriptText } from '../../../federation/contract/markup';
import { parseUrl } from '../../kernel/parse-url';
import { createServerPage } from '../../platform/browser';
import { checkConfig } from '../check-config';
import { createHeader } from '../create-header';
import { HeaderView } from '../layout/HeaderView';
import { earlyMenuScript } from './early-menu';
import { pagePropsOf } from './page-props';
import { responseCookies } from './response-cookies';
import { styleHead } from './style-head';

/** Keeps the markup of pages by their address and the input that it was rendered from. */
interface MarkupCache {
  /** Returns the markup that is kept for this address and this input, or renders and keeps it. */
  readonly get: (address: string, input: string, render: () => string) => string;
}

/** An address that was rendered once: many never come again, and keeping their markup costs more than it saves. */
const SEEN = { input: undefined, markup: '' };

/**
 * Creates a cache that keeps the markup of the most recently used addresses from their second render, each with its
 * latest input. The input is compared and not a part of the key, because a long key takes longer than a part of the render.
 *
 * @param limit number of addresses; the least recently used one is dropped above it
 */
export const createMarkupCache = (limit: number): MarkupCache => {
  const kept = new Map<string, { readonly input: string | undefined; readonly markup: string }>();
  return {
    get(address, input, render) {
      const found = kept.get(address);
      const page = found?.input === input ? found : { input, markup: render() };
      // A map keeps the order of insertion, so the first address is the least recently used one.
      kept.delete(address);
      kept.set(address, found ? page : SEEN);
      if (kept.size > limit) kept.delete(kept.keys().next().value ?? '');
      return page.markup;
    },
  };
};

/** @throws TypeError with the code `invalid_page_url` */
const pageUrl = (url: string): URL => {
  const parsed = parseUrl(url);
  if (parsed) return parsed;
  throw withCode(new TypeError(`Header: ${url} is not a complete address`), 'invalid_page_url');
};

/** @throws TypeError with the code `invalid_base`: the markup would name files such as `undefinedapp.css` */
const checkBase = (base: unknown): void => {
  if (typeof base === 'string' && base.endsWith('/')) return;
  throw withCode(new TypeError(`Header: base ${String(base)} must end in a slash`), 'invalid_base');
};

type PageProps = ReturnType<typeof pagePropsOf>;

/** Number of visitors' pages whose markup is kept; about 100 kB each with menus, and never any text of a customer. */
const MAX_KEPT_PAGES = 100;

/** Only a header that is started loads the other functions of the page. */
const loadNothing = () => Promise.reject(new Error('no header is started on a server'));

const render = (props: PageProps, url: URL): string => {
  const header = createHeader(props, createServerPage(url), loadNothing);
  return renderToString(<HeaderView header={header} config={props.config} />, { identifierPrefix: 'sh-' });
};

/** Whether the markup has texts of one customer. */
const isPersonal = ({ preloaded: { session, summary } = {} }: PageProps): boolean =>
  session !== undefined || summary?.trolley !== undefined || summary?.slot !== undefined;

/**
 * Creates the renderer of one release [FED-8]. It keeps the markup of visitors' pages: the markup depends on the props, as
 * the page receives them, and on the page's address, and both are compared.
 *
 * @param release the release whose files the markup names
 */
export const createRenderHeader = (release: ServedRelease): RenderHeader => {
  const cache = createMarkupCache(MAX_KEPT_PAGES);
  const checked = new WeakSet<object>();

  return (given, page) => {
    const props = pagePropsOf(given);
    // A server renders with the same configuration many times.
    if (!checked.has(props.config)) {
      checkConfig(props);
      checked.add(props.config);
    }
    const url = pageUrl(page.url);
    checkBase(page.base);
    const state = { props, loader: { base: page.base, release } };
    const stateText = toScriptText(state);
    const markup = isPersonal(props)
      ? render(props, url)
      : cache.get(url.href, stateText, () => render(props, url));
    const headElements = [
      ...styleHead(release.exposes['./mount'].styles.length, page.nonce),
      ...hintElementsOf(release, './mount', page, 'stylesheet'),
    ];
    return {
      html: `<!--${serverMark(release.entry.file)}-->${markup}${earlyMenuScript(markup, page.nonce)}`,
      head: headMarkup(headElements),
      headElements,
      props: { ...props, ...state.loader },
      state: `${tag('script', { type: 'application/json', id: STATE_ELEMENT, nonce: page.nonce })}${stateText}</script>`,
      responseCookies: responseCookies(given.preloaded ?? {}, page),
    };
  };
};
