import { renderToString } from 'react-dom/server';
import { hintElementsOf, serverMark, STATE_ELEMENT } from '../../../federation/contract';
import type { RenderHeader, ServedRelease } from '../../../federation/contract';
import { withCode } from '../../../federation/contract/coded-error';
import { headMarkup } from '../../../federation/contract/head';
import { tag, toScriptText } from '../../../federation/contract/markup';
import { parseUrl } from '../../kernel/parse-url';
import { createServerBrowser } from '../../platform/browser';
import { checkConfig } from '../check-config';
import { createHeader } from '../create-header';
import { HeaderView } from '../layout/HeaderView';
import { pagePropsOf } from './page-props';
import { responseCookies } from './response-cookies';
import { styleHead } from './style-head';

/** @throws TypeError with the code `invalid_page_url` */
const pageUrl = (url: string): URL => {
  const parsed = parseUrl(url);
  if (parsed) return parsed;
  throw withCode(new TypeError(`Header: ${url} is not a complete address`), 'invalid_page_url');
};

/**
 * Creates the renderer of one release [FED-8].
 *
 * @param release the release whose files the markup names
 */
export const createRenderHeader =
  (release: ServedRelease): RenderHeader =>
  (given, page) => {
    const props = pagePropsOf(given);
    checkConfig(props);
    const browser = createServerBrowser(pageUrl(page.url));
    const header = createHeader(props, browser, () => Promise.resolve(browser));
    const markup = renderToString(<HeaderView header={header} config={props.config} />, {
      identifierPrefix: 'sh-',
    });
    const state = { props, loader: { base: page.base, release } };
    const headElements = [
      ...styleHead(release.exposes['./mount'].styles.length, page.nonce),
      ...hintElementsOf(release, './mount', page, 'stylesheet'),
    ];
    return {
      html: `<!--${serverMark(release.version)}-->${markup}`,
      head: headMarkup(headElements),
      headElements,
      props: { ...props, ...state.loader },
      state: `${tag('script', { type: 'application/json', id: STATE_ELEMENT, nonce: page.nonce })}${toScriptText(state)}</script>`,
      responseCookies: responseCookies(given.preloaded ?? {}, page),
    };
  };
