import type { HeaderAdapters, HeaderProps } from '../../federation/contract';
import type { FrameData } from '../../federation/contract/when-wanted';
import type { ShoppingContextStore } from '../domains/account';
import type { PassStore } from '../domains/delivery-pass';
import type { HoverOpened } from '../domains/menus';
import type { DraftStore } from '../domains/search';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import type { Translate } from '../kernel/translate';
import type { Analytics } from '../platform/analytics';
import type { Browser } from '../platform/browser';
import type { Session } from '../platform/session';
import type { Announcer } from './announcer';
import type { Modals } from './modals';
import type { PageStore } from './page-store';
import type { Services } from './services';
import type { WithTimeout } from './timeouts';

/** What every feature receives: the host's props, the page, the services and the stores of one header. */
export interface HeaderContext {
  readonly props: HeaderProps;
  /** Translates the texts of components and messages into the header's language. */
  readonly t: Translate;
  /** Returns the host's adapters of its latest render. */
  readonly adapters: () => HeaderAdapters;
  readonly browser: Browser;
  /** Returns the header's element, once it is painted. */
  readonly element: () => HTMLElement | null;
  /** Passes a URL of this origin to the host's router. Returns false when the browser must follow it. */
  readonly navigate: (href: string) => boolean;
  /** Reports a region that failed. */
  readonly report: (region: string, error: unknown) => void;
  readonly page: PageStore;
  /** The menu that the mouse has opened. */
  readonly hoverOpened: HoverOpened;
  /** The text of the search field. */
  readonly draft: DraftStore;
  readonly withTimeout: WithTimeout;
  readonly services: Services;
  readonly announcer: Announcer;
  readonly analytics: Analytics;
  readonly modals: Modals;
  /** Who is signed in. */
  readonly session: Session['store'];
  /** Which order the customer has. */
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly pass: PassStore;
  /** Loads the customer's context, then the trolley and the slot of its order. Does nothing for visitors. */
  readonly loadOrder: () => Promise<void>;
  /** Refetches the order with its trolley and slot. The current values stay until the responses arrive. */
  readonly refetchOrder: () => Promise<void>;
}

/** The part of the context that exists before the runtime is loaded. */
export interface ContextInput extends Pick<
  HeaderContext,
  'props' | 't' | 'adapters' | 'browser' | 'element' | 'navigate' | 'report' | 'page' | 'draft'
> {
  /** What a customer's first frame has loaded. */
  readonly frame?: FrameData | undefined;
}
