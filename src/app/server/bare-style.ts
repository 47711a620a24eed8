import { PLACEHOLDER_HEIGHT, WIDE_FROM } from '../../../federation/contract';
import * as view from '../layout/HeaderView.module.css';
import * as bar from '../layout/MainBar.module.css';

const of = (name: string | undefined): string => `.${name ?? ''}`;

const root = of(view.header);
const main = of(bar.bar);
const search = of(bar.search);
const navigation = of(view.navigation);
const skip = of(view.skip);
const unseen = [`${root}>*`, `${main}>*`, `${search}>*`, `${main} button`, `${main} a svg`].join();
const field = `${search} input`;
const { small, wide } = PLACEHOLDER_HEIGHT;

/**
 * The header as a plain row, of the height that it has with its style sheet, for where that does not come [FED-4].
 * The header's own rules are important ones, and each property here is one that they set for the same element: with
 * the style sheet nothing of this is seen.
 */
export const BARE_STYLE = [
  `${root}{display:block;min-block-size:${String(small)}px;background:#fff;color:#2b2b2b;font:14px/20px system-ui,sans-serif}`,
  `${unseen}{display:none}`,
  `${root} a{margin:0 6px;color:#456011}`,
  `${skip}{display:block;position:absolute;background:#fff}`,
  `${skip}:not(:focus){font-size:0}`,
  `${main}{display:flex;align-items:center;block-size:${String(small)}px}`,
  `${search},${search}>div,${search} form{display:flex;flex:1;min-inline-size:0}`,
  `${field}{box-sizing:border-box;flex:1;min-inline-size:0;block-size:44px;font-size:16px}`,
  `${main}>a,${of(bar.trolley)},${search} [type=submit]{display:block}`,
  `${of(bar.brand)}{font-weight:700}`,
  `@media (min-width:${String(WIDE_FROM)}px){`,
  `${root}{min-block-size:${String(wide)}px}`,
  `${main}{block-size:79px}`,
  `${search}{max-inline-size:620px;margin-inline-end:auto}`,
  `${root} ul{margin:0;padding:0}`,
  `${navigation},${navigation} ul,${of(bar.account)}>div{display:flex}`,
  `${navigation} li,${of(bar.account)}{display:block}`,
  `${main}>${of(bar.signIn)}{display:none}`,
  '}',
].join('');
