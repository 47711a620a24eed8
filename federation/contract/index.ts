/**
 * The header's contract with its hosts: all public types, events and storage keys. Imports nothing outside this folder.
 */
import type { HeaderAdapters } from './adapters';
import type { HeaderClient } from './client';
import type { HeaderConfig } from './config';
import type { PreloadedData } from './preloaded';
import type { FrameData } from './when-wanted';

export type * from './adapters';
export type * from './client';
export type * from './config';
export * from './element';
export * from './events';
export type { HeadElement } from './markup';
export * from './hints';
export { PLACEHOLDER_HEIGHT, SEARCH_ROW_BELOW, SEARCH_ROW_HEIGHT, WIDE_FROM } from './placeholder';
export type * from './preloaded';
export * from './problems';
export * from './server';
export * from './storage';

/** Props of `./Header`, and the second argument of `mount`. */
export interface HeaderProps extends HeaderAdapters {
  readonly config: HeaderConfig;
  /** Read once, when the header is created. */
  readonly preloaded?: PreloadedData;
  /**
   * Called with the client of the header once it can send requests. Read once, when the header is created; a changed
   * configuration creates a new header, which calls it again.
   */
  readonly onReady?: (client: HeaderClient) => void;
}

/** What `./mount` exposes, for pages with no React or an older one. */
export interface MountModule {
  /**
   * Renders the header into `element` and returns at once.
   *
   * @param frame what a customer's first frame in the element has loaded; from the loader only
   * @throws TypeError that names the field if the configuration is wrong
   */
  readonly mount: (element: HTMLElement, props: HeaderProps, frame?: FrameData) => MountedHeader;
}

/** The handle of a mounted header. */
export interface MountedHeader {
  /** Renders with new props. A changed configuration creates a new header. */
  readonly update: (props: HeaderProps) => void;
  /** Removes the header with its nodes, listeners, timers and requests. */
  readonly unmount: () => void;
}
