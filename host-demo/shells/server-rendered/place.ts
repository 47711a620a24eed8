import { html } from 'ghtml';
import { serverMark } from '../../../federation/contract';
import type { RenderedText } from '../deps';
import { loginFrom, paths } from '../shop/paths';

/**
 * Plain links for a page whose header could not be rendered. The comment makes the loader keep them until the header is
 * mounted.
 */
const fallback = (brand: string, here: string): string => html`
  <!--!${serverMark('links')}-->
  <nav aria-label="${brand}">
    <a href="${paths.groceries}">${brand}</a> <a href="${paths.search}">Search</a>
    <a href="${loginFrom(here)}">Sign in</a> <a href="${paths.trolley}">Trolley</a>
  </nav>
`;

/** Returns the content of the header's container: the server-rendered header, or plain links. */
export const headerContent = (rendered: RenderedText | undefined, brand: string, here: string): string =>
  rendered?.html ?? fallback(brand, here);

/** Returns the header's container with its content. */
export const renderedPlace = (rendered: RenderedText | undefined, brand: string, here: string): string =>
  html`<div id="shop-header" class="header-space">!${headerContent(rendered, brand, here)}</div>`;
