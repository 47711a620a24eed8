import type { HeaderConfig } from './config';
import type { HintedPage } from './hints';
import type { PreloadedData } from './preloaded';

/** What a server knows of the header's props: adapters are functions, and stay with the browser. */
export interface ServerProps {
  readonly config: HeaderConfig;
  readonly preloaded?: ServerPreloadedData;
}

/** What a server may know besides. It is read for markup and summary; neither it nor any id reaches the page. */
export interface ServerPreloadedData extends PreloadedData {
  /** `trolleyTotals` of the trolley service's answer. */
  readonly trolleyTotals?: unknown;
  /** What `GET /slot-reservations` answers. */
  readonly slotReservations?: unknown;
}

/** The page that a header is rendered into. */
export interface ServerPage extends HintedPage {
  /** Whole address, as the browser will see it: links to sign in lead back to it. */
  readonly url: string;
}

/** Three pieces of one page, escaped and ready to stand in it. */
export interface RenderedHeader {
  /** The header, to stand in its place, which is the loader's element. */
  readonly html: string;
  /** Style sheets and preload hints, for the document's head. */
  readonly head: string;
  /** A data block with what the browser needs to go on from this markup; anywhere in the body. */
  readonly state: string;
}

/**
 * Renders the header on a server [FED-8]. Pure: nothing is asked for, kept, or listened to.
 *
 * @throws TypeError that names the field when the configuration is wrong, or when `url` is no whole address
 */
export type RenderHeader = (props: ServerProps, page: ServerPage) => RenderedHeader;

/** What `./server` exports. */
export interface ServerModule {
  readonly renderHeader: RenderHeader;
}

/** Id of the element that carries the state. */
export const STATE_ELEMENT = 'shop-header-state';

/** Text of the comment before a server's markup: a browser takes over what its own release has rendered. */
export const serverMark = (version: string): string => `shop-header ${version}`;
