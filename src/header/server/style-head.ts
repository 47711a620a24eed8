import { headElement, type HeadElement } from '../../../federation/contract/markup';
import { FALLBACK_STYLE } from './fallback-style';

/** Milliseconds that a page waits for the header's style sheets before it paints without them. */
const SHEET_TIMEOUT_MS = 2_000;

/**
 * A style sheet that hangs blocks the page's paint and its scripts. The script gives the following sheets another medium, so
 * that the browser continues; a sheet that loads later is applied.
 */
const release = (sheets: number): string =>
  `{let l=document.currentScript,n=${String(sheets)};const s=[];setTimeout(()=>{while(n--&&(l=l.nextElementSibling))s.push(l);for(const e of s)if(!e.sheet){e.media='not all';e.onload=()=>{e.media='all'}}},${String(SHEET_TIMEOUT_MS)})}`;

/**
 * Returns the elements before the header's style sheets in the head, for sheets that fail to load or hang [FED-4] [FED-8].
 *
 * @param sheets the number of sheets that follow
 */
export const styleHead = (sheets: number, nonce: string | undefined): readonly HeadElement[] => [
  headElement('style', { nonce }, FALLBACK_STYLE),
  headElement('script', { nonce }, release(sheets)),
];
