import { html } from 'ghtml';
import { serverMark, type RenderedHeader } from '../../../federation/contract';
import { loginFrom, paths } from '../shop/paths';

/** Plain links for a page whose header could not be rendered; by the comment the loader leaves them until it is there. */
const fallback = (brand: string, here: string): string => html`
  <!--!${serverMark('links')}-->
  <nav aria-label="${brand}">
    <a href="${paths.groceries}">${brand}</a> <a href="${paths.search}">Search</a>
    <a href="${loginFrom(here)}">Sign in</a> <a href="${paths.trolley}">Trolley</a>
  </nav>
`;

/** What stands in the header's place: what the server has rendered, or plain links. */
export const insideOf = (rendered: RenderedHeader | undefined, brand: string, here: string): string =>
  rendered?.html ?? fallback(brand, here);

/** The header's place with what the server has for it. */
export const renderedPlace = (rendered: RenderedHeader | undefined, brand: string, here: string): string =>
  html`<div id="shop-header" class="header-space">!${insideOf(rendered, brand, here)}</div>`;
