import { GREEN, INK } from '../contract/placeholder';
import { AMEND_BAR_KEY, amendBarHeight } from '../contract/early-storage';

/** Reserves the header's space: empty at first, then with plain links if loading takes too long [FED-4] [SHELL-4]. */
export interface Fallback {
  readonly node: HTMLElement;
  readonly showLinks: () => void;
  /** Returns whether the shopper has started to use the links, which then must not be removed. */
  readonly inUse: () => boolean;
}

/**
 * `PLACEHOLDER_HEIGHT` from `WIDE_FROM` on, as one value for every width: a `style` attribute has no media queries.
 * Written out, because a production page has no bytes to spare for computing it.
 */
export const RESERVED_HEIGHT = 'clamp(50px,(100vw - 991px)*159,159px)';

/** `SEARCH_ROW_HEIGHT` below `SEARCH_ROW_BELOW`, as one value for every width. */
export const ROW_HEIGHT = 'clamp(0px,(768px - 100vw)*52,52px)';

/**
 * Below `WIDE_FROM`, one row that scrolls, because the reserved height has no room for a second one: brand, search and trolley
 * fill the width but for a part of the next link, which shows that there is more.
 */
const css = (more: string): string =>
  `:host{all:initial;display:block;block-size:calc(${RESERVED_HEIGHT} + ${more})}` +
  '@media print{:host{display:none}}' +
  'header{box-sizing:border-box;block-size:100%;display:flex;gap:4px min(2%,16px);align-items:center;' +
  `padding-inline:max(min(2%,24px),50% - 696px);border-block-end:1px solid #767676;background:#fff;color:${INK};` +
  'font:14px system-ui,sans-serif;white-space:nowrap;overflow-x:auto;scrollbar-width:none}' +
  `a{color:${GREEN};padding-block:12px}` +
  'header>:first-child{font-size:16px;font-weight:600;text-decoration:none}' +
  'form,nav{display:flex;gap:inherit}' +
  'form{flex:1 0 max(168px,100% - 180px)}' +
  'input,button{box-sizing:border-box;block-size:44px;font:inherit;border-radius:4px;' +
  'padding-inline:8px;border:1px solid #767676}' +
  'input{flex:1;inline-size:0;background:#fff;color:inherit;font-size:16px}' +
  `button{border:0;background:${GREEN};color:#fff}` +
  `:focus-visible{outline:2px solid ${INK}}` +
  '@media (min-width:992px){header{flex-wrap:wrap}nav{flex:100%}}';

/** Returns the height in CSS pixels of the bar that the previous page had while an order is amended; else 0 [AMND-1]. */
const storedBarHeight = (): number => {
  try {
    return amendBarHeight(sessionStorage.getItem(AMEND_BAR_KEY));
  } catch {
    return 0;
  }
};

type Child = Node | string;

export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
};

const link = (page: string, text: string): HTMLElement => createElement('a', { href: `/ecom/${page}` }, text);

/** Whether the shopper has signed in is not known here, so the account's page asks visitors to. */
const links = (brandName: string): HTMLElement =>
  createElement(
    'header',
    { lang: 'en-GB' },
    link('shop/browse/groceries', brandName || 'Groceries'),
    createElement(
      'form',
      { action: '/ecom/shop/search', role: 'search' },
      createElement('input', {
        type: 'search',
        name: 'searchTerm',
        'aria-label': 'Search groceries',
        placeholder: 'Search groceries...',
      }),
      createElement('button', { type: 'submit' }, 'Search'),
    ),
    link('shop/trolley', 'Trolley'),
    link('myaccount', 'Account'),
    createElement(
      'nav',
      {},
      link('shop/browse/groceries', 'Groceries'),
      link('shop/browse/entertaining', 'Entertaining'),
      link('shop/browse/offers', 'Offers'),
      link('recipes', 'Recipes'),
    ),
  );

/** What the fallback needs of the configuration. */
export interface FallbackFacts {
  readonly brandName: string;
  /** The height of the search's own row; '0px' without one. */
  readonly row: string;
}

/** Reads props of any type, because the fallback is also used for a wrong configuration. */
export const fallbackFactsOf = (props: unknown): FallbackFacts => {
  const { config } = Object(props) as {
    readonly config?: {
      readonly brand?: { readonly name?: unknown } | null;
      readonly features?: { readonly searchField?: unknown } | null;
    } | null;
  };
  const name = config?.brand?.name;
  return {
    brandName: typeof name === 'string' ? name : '',
    row: config?.features?.searchField === 'row' ? ROW_HEIGHT : '0px',
  };
};

/**
 * Returns whether the browser is one of the header's: Chrome 109, Firefox 115, Safari 16.4 or later. The two features
 * are the newest ones that all of these have.
 */
export const isSupported = (): boolean =>
  'CSSContainerRule' in globalThis && 'adoptedStyleSheets' in document;

/** Adds rules to a shadow tree, by a `<style>` element where the page's container has another document than its scripts. */
const style = (shadow: ShadowRoot, text: string): void => {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    shadow.adoptedStyleSheets = [sheet];
  } catch {
    shadow.appendChild(createElement('style', {}, text));
  }
};

/** Creates a fallback in a shadow tree, so that host styles do not apply and no inline styles are needed. */
export const createFallback = ({ brandName, row }: FallbackFacts): Fallback => {
  const node = document.createElement('div');
  const shadow = node.attachShadow({ mode: 'open' });
  // In an older browser, the links have its own style.
  if (isSupported()) style(shadow, css(`${storedBarHeight()}px + ${row}`));
  let used = false;
  for (const event of ['pointerdown', 'focusin', 'input']) {
    node.addEventListener(event, () => {
      used = true;
    });
  }
  return {
    node,
    showLinks: () => {
      // Of the methods that insert nodes, micro-app breaks `append` of shadow trees.
      if (!shadow.querySelector('header')) shadow.appendChild(links(brandName));
    },
    inUse: () => used,
  };
};
