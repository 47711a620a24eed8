import type { HeaderAdapters, HeaderProps } from '../../federation/contract';
import type { DraftStore } from '../domains/search';
import type { Browser } from '../platform/browser';
import type { InTime } from './patience';

/** What the engine lends to its parts. */
export interface EngineDeps {
  readonly props: HeaderProps;
  /** The host's, as they are now. */
  readonly adapters: () => HeaderAdapters;
  readonly browser: Browser;
  readonly inTime: InTime;
  readonly draft: DraftStore;
  /** The header's element, once it has painted. */
  readonly element: () => HTMLElement | null;
  /** Takes an address of this origin to the host's router; false when the browser must follow it. */
  readonly navigate: (href: string) => boolean;
  readonly onSearch: () => void;
  /** Height of the amend bar in CSS pixels; 0 for none. */
  readonly onAmendHeight: (height: number) => void;
  /** Reports a region that broke. */
  readonly report: (region: string, error: unknown) => void;
}
