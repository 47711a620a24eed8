import { toScriptText } from '../../../federation/contract/markup';

const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/g;
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Adds attributes that prevent a style sheet from blocking the page until the loader applies it. */
const nonBlocking = (sheet: string): string =>
  sheet.replace('<link ', '<link media="print" data-shop-header-early="" ');

/**
 * Changes a rendered head for a page with an unknown policy, because no server inserts a nonce. The page must not wait
 * for a style sheet that hangs, whether its policy allows inline scripts or not [FED-4].
 *
 * - If inline scripts run, one of them writes the original style sheets into the page, after the script that limits the
 *   wait for them: the header is painted with its styles, and without them after 2 s.
 * - If they are refused, the style sheets do not block, and the loader applies them.
 * - Without any scripts, the style sheets are the original ones.
 *
 * Preload hints are left out: a strict policy refuses them without a nonce.
 */
export const headForAnyPage = (head: string): string => {
  const sheets = (head.match(STYLE_SHEETS) ?? []).join('');
  const first = head.replace(STYLE_SHEETS, '').replace(PRELOADS, '');
  // Removes itself, because the preceding script looks for the style sheets right after itself.
  const write = `document.write(${toScriptText(sheets)});document.currentScript.remove()`;
  return `${first}<script>${write}</script>${sheets.replaceAll(STYLE_SHEETS, nonBlocking)}<noscript>${sheets}</noscript>`;
};
