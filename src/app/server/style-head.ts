import { tag } from '../../../federation/contract/markup';
import { BARE_STYLE } from './bare-style';

/** Milliseconds that a page waits for the header's style sheets before it paints without them. */
const PATIENCE = 2_000;

/**
 * A style sheet that hangs would hold up the page's paint, and every script of it. Another medium makes the browser
 * go on; what comes after all is seen. Its own sheets are those that follow it.
 */
const release = (sheets: number): string =>
  `{let l=document.currentScript,n=${String(sheets)};const s=[];setTimeout(()=>{while(n--&&(l=l.nextElementSibling))s.push(l);for(const e of s)if(!e.sheet){e.media='not all';e.onload=()=>{e.media='all'}}},${String(PATIENCE)})}`;

/**
 * What stands in a head right before the header's style sheets, for when they don't come [FED-4] [FED-8].
 *
 * @param sheets how many follow
 */
export const styleHead = (sheets: number, nonce: string | undefined): string =>
  `${tag('style', { nonce })}${BARE_STYLE}</style>${tag('script', { nonce })}${release(sheets)}</script>`;
