import { headElement, type HeadElement } from '../../../federation/contract/markup';
import {
  PLACEHOLDER_HEIGHT,
  SEARCH_ROW_BELOW,
  SEARCH_ROW_HEIGHT,
  WIDE_FROM,
} from '../../../federation/contract';
import { GREEN_DARK, INK } from '../../../federation/contract/placeholder';
import * as view from '../layout/HeaderView.module.css';
import * as bar from '../layout/MainBar.module.css';
import * as signIn from '../layout/SignIn.module.css';

const of = (name: string | undefined): string => `.${name ?? ''}`;

const root = of(view.header);
const main = of(bar.bar);
const search = of(bar.search);
const navigation = of(view.navigation);
const skip = of(view.skip);
const unseen = [`${root}>*`, `${main}>*`, `${search}>*`, `${main} button`, `${main} a svg`].join();
const field = `${search} input`;
const { small, wide } = PLACEHOLDER_HEIGHT;
const withRow = small + SEARCH_ROW_HEIGHT;

/**
 * The styles of the header as a plain row, of its usual height, for a page whose style sheet fails to load [FED-4]. The
 * style sheet's rules are important and set each of these properties, so they override all of these.
 */
export const FALLBACK_STYLE = [
  `${root}{display:block;min-block-size:${small}px;background:#fff;color:${INK};font:14px/20px system-ui,sans-serif}`,
  `${unseen}{display:none}`,
  `${root} a{margin:0 6px;color:${GREEN_DARK}}`,
  `${skip}{display:block;position:absolute;background:#fff}`,
  `${skip}:not(:focus){font-size:0}`,
  `${main}{display:flex;align-items:center;block-size:${small}px}`,
  `${search},${search}>div,${search} form{display:flex;flex:1;min-inline-size:0}`,
  `${field}{box-sizing:border-box;flex:1;min-inline-size:0;block-size:44px;font-size:16px}`,
  `${main}>a,${of(bar.trolley)},${search} [type=submit]{display:block}`,
  `${of(bar.brand)}{font-weight:700}`,
  `@media not all and (min-width:${SEARCH_ROW_BELOW / 16}em){${root}[data-search-row]{min-block-size:${withRow}px}}`,
  `@media (min-width:${WIDE_FROM / 16}em){`,
  `${root}{min-block-size:${wide}px}`,
  `${main}{block-size:79px}`,
  `${search}{margin-inline-end:auto}`,
  `${root} ul{margin:0;padding:0}`,
  `${navigation},${navigation} ul,${of(bar.account)}>div{display:flex}`,
  `${navigation} li,${of(bar.account)}{display:block}`,
  `${main}>${of(signIn.signIn)}{display:none}`,
  '}',
].join('');

/** Milliseconds that a page waits for the header's style sheets before it paints without them. */
const SHEET_TIMEOUT_MS = 2_000;

/**
 * A style sheet that hangs blocks the page's paint and its scripts. The script gives the following sheets another medium, so
 * that the browser continues; a sheet that loads later is applied.
 */
const release = (sheets: number): string =>
  `{let l=document.currentScript,n=${sheets};const s=[];setTimeout(()=>{while(n--&&(l=l?.nextElementSibling))s.push(l);for(const e of s)if(!e.sheet){e.media='not all';e.onload=()=>{e.media='all'}}},${SHEET_TIMEOUT_MS})}`;

/**
 * Returns the elements before the header's style sheets in the head, for sheets that fail to load or hang [FED-4] [FED-8].
 *
 * @param sheets the number of sheets that follow
 */
export const styleHead = (sheets: number, nonce: string | undefined): readonly HeadElement[] => [
  headElement('style', { nonce }, FALLBACK_STYLE),
  headElement('script', { nonce }, release(sheets)),
];
