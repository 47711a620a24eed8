import { serverMark, STATE_ELEMENT, type ServerProps } from '../contract/server';
import { isRecord, isRelease, type HeaderRelease } from './release';

/** The state that a server's `renderHeader` puts into the page, with which the browser hydrates the markup. */
export interface HeaderState {
  readonly props: ServerProps;
  /** Files of the release that has rendered the markup. Only the same release can hydrate it. */
  readonly loader: { readonly base: string; readonly release: HeaderRelease };
}

/** Options of {@link readHeaderState}. */
export interface HeaderStateOptions {
  /**
   * Origins, such as `https://api.shop.example`, that `loader.base` and the services in the state may have in addition
   * to the page's own origin; none by default.
   */
  readonly origins?: readonly string[];
}

/**
 * Reads the state that belongs to a server's markup [FED-8]. Only a `script` element is read: sanitised HTML may
 * contain an element with the same id, but no script. `loader.base` and the services' addresses must be on the page's
 * own origin or on one of `origins`, because scripts are loaded from the former and tokens are sent to the latter.
 *
 * @returns undefined if no server has rendered the header, or the state is malformed or contains another origin
 */
export const readHeaderState = (
  page: Document,
  { origins = [] }: HeaderStateOptions = {},
): HeaderState | undefined => {
  try {
    const element = page.querySelector(`script#${STATE_ELEMENT}[type="application/json"]`);
    // A part that is missing throws below.
    const state = JSON.parse(element?.textContent ?? '') as HeaderState;
    const { base, release } = state.loader;
    const { services } = state.props.config;
    const allowed = [location.origin, ...origins];
    const foreign = [base, ...Object.values<string>({ ...services })].find(
      (address) => !allowed.includes(new URL(address, element?.baseURI).origin),
    );
    if (foreign !== undefined) console.error(`Shop header: ${foreign} is not on an allowed origin`);
    else if (isRelease(release) && isRecord(services)) return state;
  } catch {
    // The host uses its own configuration instead.
  }
  return undefined;
};

/** Returns the mark of a header, of any release, that a server has rendered into this element. */
export const findServerMark = (element: Element): ChildNode | undefined =>
  [...element.childNodes].find(
    ({ nodeType, nodeValue }) =>
      nodeType === Node.COMMENT_NODE && nodeValue?.startsWith(serverMark('')) === true,
  );

/** Returns whether a server has rendered the header, of any release, into this element. */
export const hasServerMarkup = (element: Element): boolean => findServerMark(element) !== undefined;
