import { html } from 'ghtml';
import {
  AMEND_BAR_KEY,
  hintsOf,
  MAX_BAR_HEIGHT_PX,
  PLACEHOLDER_HEIGHT,
  SEARCH_ROW_BELOW,
  SEARCH_ROW_HEIGHT,
  serverMark,
  WIDE_FROM,
} from '../../federation/contract';
import { toScriptText } from '../../federation/contract/markup';
import type { ExposeName } from '../../federation/loader/release';
import type { ShellAssets } from './assets';
import type { RenderedText } from './deps';
import { AMEND_BAR_SPACE } from './shop/page';
import { loginFrom, paths } from './shop/paths';
import { CONFIG_ELEMENT, type ShellConfig } from './shop/shell-config';

export interface PageDocument {
  readonly title: string;
  /** Folder of the shell's files, with a trailing slash. */
  readonly assetBase: string;
  readonly assets: ShellAssets;
  /** Not needed if `data` contains what the shell's script needs. */
  readonly config?: ShellConfig;
  /**
   * The module that the shell's script will import from the remote: its files are preloaded in parallel with the
   * script.
   */
  readonly expose?: ExposeName;
  /** The nonce of the page's policy, for its own scripts and styles [FED-7]. */
  readonly nonce: string;
  /** Additional markup of the head, already escaped. */
  readonly head?: string;
  /** Additional data blocks at the end of the body. */
  readonly data?: string;
  /** Markup of the body, already escaped. */
  readonly body: string;
}

const space = (height: number): string =>
  `.header-space{min-height:calc(${String(height)}px + var(${AMEND_BAR_SPACE},0px))}`;

const searchRowSpace = `@media (width<${String(SEARCH_ROW_BELOW)}px){${space(PLACEHOLDER_HEIGHT.small + SEARCH_ROW_HEIGHT)}}`;

// The header's space must be reserved before any style sheet loads [SHELL-4]. A server's markup has its own height.
const criticalStyle = (hasSearchRow: boolean): string =>
  `body{margin:0}${space(PLACEHOLDER_HEIGHT.small)}${hasSearchRow ? searchRowSpace : ''}@media (min-width:${String(WIDE_FROM)}px){${space(PLACEHOLDER_HEIGHT.wide)}}`;

// Reserves the amend bar's height as well, if the previous page had one [AMND-1]. Storage may be blocked.
const criticalScript = `try{const height=Number(sessionStorage.getItem('${AMEND_BAR_KEY}'));document.documentElement.style.setProperty('${AMEND_BAR_SPACE}',(height<=${String(MAX_BAR_HEIGHT_PX)}?height:0)+'px')}catch{}`;

/** Returns the shop's plain links, for a page without the header. */
const plainLinks = (brand: string, here: string): string => html`
  <nav aria-label="${brand}">
    <a href="${paths.groceries}">${brand}</a> <a href="${paths.search}">Search</a>
    <a href="${loginFrom(here)}">Sign in</a> <a href="${paths.trolley}">Trolley</a>
  </nav>
`;

/** The header's container. Without script, it shows plain links. */
export const headerPlace = (brand: string, here: string): string => html`
  <div id="shop-header" class="header-space"><noscript>!${plainLinks(brand, here)}</noscript></div>
`;

/**
 * Returns the content of the header's container: the server-rendered header, or plain links for a page whose header could
 * not be rendered. The comment makes the loader keep them until the header is mounted.
 */
export const headerContent = (rendered: RenderedText | undefined, brand: string, here: string): string =>
  rendered?.html ?? `<!--${serverMark('links')}-->${plainLinks(brand, here)}`;

/** Returns the header's container with its content. */
export const renderedPlace = (rendered: RenderedText | undefined, brand: string, here: string): string =>
  html`<div id="shop-header" class="header-space">!${headerContent(rendered, brand, here)}</div>`;

const configElement = (config: ShellConfig): string => html`
  <script type="application/json" id="${CONFIG_ELEMENT}">
    !${toScriptText(config)}
  </script>
`;

const hintsFor = ({ config, expose, nonce }: PageDocument): string => {
  if (!config?.loader.release || !expose) return '';
  const { base, path = '', release } = config.loader;
  const inReact = expose === './Header';
  return hintsOf(release, expose, { base: base + path, nonce, sharesReact: inReact, early: inReact });
};

/** Returns the whole HTML document of a shell's page. */
export const renderDocument = (page: PageDocument): string => {
  const { title, assetBase, assets, config, nonce, head = '', data = '', body } = page;
  return html`<!doctype html>
    <html lang="en-GB" data-shop-header-theme="auto">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/demo/pictures/brand-mark.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          !${criticalStyle(config?.header.features?.searchField === 'row')}
        </style>
        <script nonce="${nonce}">
          !${criticalScript};
        </script>
        !${head} !${assets.styles.map((name) => html`<link rel="stylesheet" href="${assetBase}${name}" />`)}
        !${assets.scripts.map((name) => html`<script nonce="${nonce}" defer src="${assetBase}${name}"></script>`)}
        !${hintsFor(page)}
      </head>
      <body>
        !${body} !${data} !${config ? configElement(config) : ''}
      </body>
    </html> `;
};
