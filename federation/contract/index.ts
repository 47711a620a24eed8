/** The public types of the header: all that a host relies on. Imports nothing from outside this folder. */
import type { HeaderAdapters } from './adapters';
import type { HeaderConfig } from './config';
import type { PreloadedData } from './preloaded';

export type * from './adapters';
export type * from './config';
export * from './events';
export * from './hints';
export * from './placeholder';
export type * from './preloaded';
export * from './server';
export * from './storage';

/** Props of `./Header`, and the second argument of `mount`. */
export interface HeaderProps extends HeaderAdapters {
  readonly config: HeaderConfig;
  /** Read once, when the header is made. */
  readonly preloaded?: PreloadedData;
}

/** What `./mount` exposes, for pages with no React or an older one. */
export interface MountModule {
  /**
   * Renders the header into `element` and returns at once.
   *
   * @throws TypeError that names the field when the configuration is wrong
   */
  readonly mount: (element: HTMLElement, props: HeaderProps) => MountedHeader;
}

export interface MountedHeader {
  /** Puts new props in place. A changed configuration makes a new header. */
  readonly update: (props: HeaderProps) => void;
  /** Takes everything away: nodes, listeners, timers, requests. */
  readonly unmount: () => void;
}
