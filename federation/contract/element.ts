import type { HeaderAdapters } from './adapters';
import type { HeaderConfig } from './config';
import type { HEADER_READY, HeaderEventDetails, IDENTITY_CHANGED, SEARCH_SUBMITTED } from './events';
import type { LoaderProblemCode } from './problems';

/** Event of `<shop-header>`: the header failed to load, or a part of it. Logged unless `preventDefault` is called. */
export const HEADER_PROBLEM = 'shop-header:problem';

/** Detail of {@link HEADER_PROBLEM}: a problem as the loader's `onProblem` receives it. */
export interface HeaderProblem {
  readonly kind: string;
  readonly code: LoaderProblemCode;
  readonly part?: string;
  readonly message: string;
  readonly suggestReload?: true;
}

/** Properties of `<shop-header>`, the element of the script build of the loader. */
export interface ShopHeaderProperties {
  /** The configuration; by default the JSON of the element's script. A change updates the header. */
  config: HeaderConfig | undefined;
  /** Adapters, which are functions and therefore not in the JSON. A change updates the header. */
  adapters: HeaderAdapters | undefined;
}

/** The element `<shop-header>`. */
export type ShopHeaderElement = HTMLElement & ShopHeaderProperties;

declare global {
  interface HTMLElementTagNameMap {
    'shop-header': ShopHeaderElement;
  }
  /** Events that bubble from `<shop-header>`. */
  interface HTMLElementEventMap {
    [HEADER_READY]: CustomEvent<HeaderEventDetails[typeof HEADER_READY]>;
    [IDENTITY_CHANGED]: CustomEvent<HeaderEventDetails[typeof IDENTITY_CHANGED]>;
    [SEARCH_SUBMITTED]: CustomEvent<HeaderEventDetails[typeof SEARCH_SUBMITTED]>;
    [HEADER_PROBLEM]: CustomEvent<HeaderProblem>;
  }
}
