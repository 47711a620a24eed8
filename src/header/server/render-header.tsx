import { renderToString } from 'react-dom/server';
import { hintsOf, serverMark, STATE_ELEMENT } from '../../../federation/contract';
import type { PinnedRelease, RenderHeader } from '../../../federation/contract';
import { withCode } from '../../../federation/contract/coded-error';
import { tag, toScriptText } from '../../../federation/contract/markup';
import { createServerBrowser } from '../../platform/browser';
import { checkConfig } from '../check-config';
import { createHeader } from '../create-header';
import { HeaderView } from '../layout/HeaderView';
import { pagePropsOf } from './page-props';
import { responseCookies } from './response-cookies';
import { styleHead } from './style-head';

/** The release whose script hydrates this markup. */
export interface ServedRelease extends PinnedRelease<'./mount'> {
  readonly version: string;
}

/** @throws TypeError with the code `invalid_page_url` */
const pageUrl = (url: string): URL => {
  if (URL.canParse(url)) return new URL(url);
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
    return {
      html: `<!--${serverMark(release.version)}-->${markup}`,
      head:
        styleHead(release.exposes['./mount'].styles.length, page.nonce) +
        hintsOf(release, './mount', page, 'stylesheet'),
      state: `${tag('script', { type: 'application/json', id: STATE_ELEMENT, nonce: page.nonce })}${toScriptText(state)}</script>`,
      responseCookies: responseCookies(given.preloaded ?? {}, page),
    };
  };
