import type { HeaderConfig } from './config';
import type { HeadElement } from './markup';
import type { HintedPage, PinnedFile, PinnedRelease } from './hints';
import type { PreloadedData } from './preloaded';

/** Props of the header on a server: those without the adapters, which are functions of the browser. */
export interface ServerProps {
  readonly config: HeaderConfig;
  readonly preloaded?: ServerPreloadedData;
}

/** Preloaded data that only the server reads, for the markup and the summary. They are not sent to the page. */
export interface ServerPreloadedData extends PreloadedData {
  /** `trolleyTotals` of the trolley service's response. */
  readonly trolleyTotals?: unknown;
  /** Response of `GET /slot-reservations`. */
  readonly slotReservations?: unknown;
}

/** The page that a header is rendered into. */
export interface ServerPage extends HintedPage {
  /** Absolute address of the page as the browser knows it; the sign-in link returns to it. */
  readonly url: string;
  /** The request's `Cookie` header; if omitted, there are no cookies. */
  readonly requestCookies?: string | undefined;
}

/** The release that a renderer belongs to: its `header.json`. */
export interface ServedRelease extends PinnedRelease<'./Header' | './mount'> {
  readonly version: string;
  readonly contract?: string;
  readonly stockEntry: PinnedFile;
}

/** Props of `<RemoteHeader>` that belong to the markup. They can be serialised. */
export interface RenderedProps extends ServerProps {
  readonly base: string;
  readonly release: ServedRelease;
}

/** Three parts of a page, escaped and ready to be inserted, and the cookies of its response. */
export interface RenderedHeader {
  /** Markup of the header, for the element that the loader uses. */
  readonly html: string;
  /** Style sheets and preload hints, for the document's head. */
  readonly head: string;
  /** The elements of `head` as data, for frameworks that own the head. */
  readonly headElements: readonly HeadElement[];
  /** Script element with the data that the browser needs to hydrate the markup; may be anywhere in the body. */
  readonly state: string;
  /** The data of `state`, for frameworks that pass props to the browser by themselves. */
  readonly props: RenderedProps;
  /**
   * Values of the response's `Set-Cookie` headers, from `preloaded.slotReservations` [SHELL-10] [SLOT-2]. They are
   * personal: never add them to a response that a shared cache stores.
   */
  readonly responseCookies: readonly string[];
}

/**
 * Renders the header on a server [FED-8]. A pure function: it sends no requests and keeps no state.
 *
 * @throws TypeError that names the field if the configuration is wrong or `url` is not an absolute address
 */
export type RenderHeader = (props: ServerProps, page: ServerPage) => RenderedHeader;

/** What `./server` exports. */
export interface ServerModule {
  readonly renderHeader: RenderHeader;
}

/** Id of the element with the state. */
export const STATE_ELEMENT = 'shop-header-state';

/**
 * Text of the comment before a server's markup. A browser hydrates only markup of its own build.
 *
 * @param entry the name of the build's entry for the loader, which has a hash of the whole build
 */
export const serverMark = (entry: string): string => `shop-header ${entry}`;
