import { serverMark, STATE_ELEMENT, type ServerProps } from '../contract/server';
import { isRecord, isRelease, type HeaderRelease } from './release';

/** What a server's `renderHeader` left in the page for the browser to go on from. */
export interface HeaderState {
  readonly props: ServerProps;
  /** Where the release that rendered has its files: it alone takes its own markup over. */
  readonly loader: { readonly base: string; readonly release: HeaderRelease };
}

const isState = (value: unknown): value is HeaderState =>
  isRecord(value) &&
  isRecord(value['props']) &&
  isRecord(value['loader']) &&
  typeof value['loader']['base'] === 'string' &&
  isRelease(value['loader']['release']);

/**
 * Reads the state beside a server's markup [FED-8].
 *
 * @returns undefined where no server has rendered, or what it left can't be read
 */
export const readHeaderState = (page: Document): HeaderState | undefined => {
  try {
    const state: unknown = JSON.parse(page.getElementById(STATE_ELEMENT)?.textContent ?? 'null');
    return isState(state) ? state : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a server has rendered a header into this element, of whatever release. */
export const holdsServerMarkup = (element: Element): boolean =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) =>
      nodeType === Node.COMMENT_NODE && nodeValue?.startsWith(serverMark('')) === true,
  );
