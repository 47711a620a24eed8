import { html } from 'ghtml';
import { PLACEHOLDER_HEIGHT, WIDE_FROM, type HeaderConfig } from '../../../../federation/contract';
import { toScriptText } from '../../../../federation/contract/markup';

/** The loader's script, which a promotion to the channel `stable` replaces. */
const LOADER = '/ecom/assets/mfe/common/v1/loader.js';

/** Returns the tags for the page's head: the loader, and the height of the links, which is that of the header. */
export const elementHead = (nonce: string): string => html`
  <script nonce="${nonce}" src="${LOADER}" async></script>
  <style nonce="${nonce}">
    shop-header > nav {
      box-sizing: border-box;
      block-size: ${String(PLACEHOLDER_HEIGHT.small)}px;
      overflow: hidden;
    }
    @media (min-width: ${String(WIDE_FROM)}px) {
      shop-header > nav {
        block-size: ${String(PLACEHOLDER_HEIGHT.wide)}px;
      }
    }
  </style>
`;

/** Returns the page's body. */
export const elementBody = (kind: string, config: HeaderConfig): string => html`
  <shop-header>
    <script type="application/json">
      !${toScriptText(config)}
    </script>
    <nav aria-label="${config.brand.name}">
      <a href="/ecom/shop/browse/groceries">${config.brand.name}</a> <a href="/ecom/shop/search">Search</a>
      <a href="/ecom/login">Sign in</a> <a href="/ecom/shop/trolley">Trolley</a>
    </nav>
  </shop-header>
  <main id="main" tabindex="-1"><h1>${kind}</h1></main>
`;
