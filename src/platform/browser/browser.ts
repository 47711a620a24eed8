import type { Clock } from '../../kernel/clock';

/** What painting asks of the page that the header stands in. */
export interface HostPage extends Clock {
  readonly location: () => URL;
  /** What the tab's session storage holds; undefined also where it is blocked. */
  readonly recall: (key: string) => string | undefined;
  /** Calls back after the next paint; the answer cancels. */
  readonly afterPaint: (callback: () => void) => () => void;
  readonly onLocationChange: (listener: () => void) => () => void;
  readonly scrollTop: () => number;
  readonly onScroll: (listener: () => void) => () => void;
  readonly onResize: (listener: () => void) => () => void;
  /** Width of the viewport in CSS pixels. */
  readonly width: () => number;
  /** Keeps the page behind from scrolling until the answer is called; calls are counted [SHELL-5]. */
  readonly lockScroll: () => () => void;
  /** Moves focus to the host's main element, `offset` pixels below the viewport's top [SHELL-1]. */
  readonly focusMain: (offset: number) => void;
  /** Sets a custom property on the document's root; the answer restores what the host had. */
  readonly setRootProperty: (name: string, value: string) => () => void;
}

/** What acting asks besides; fetched with the engine. A server has its own of both. */
export interface Browser extends HostPage {
  /** Leaves the page. */
  readonly go: (href: string) => void;
  readonly reload: () => void;
  /** Opens an address in a new tab, which learns nothing of this page. */
  readonly openTab: (href: string) => void;
  readonly fetch: typeof fetch;
  /** Asks for a page that may be wanted next; the answer takes the wish back. */
  readonly prefetch: (href: string) => () => void;
  /** True where bytes are dear: Save-Data, or a slow connection. */
  readonly isThrifty: () => boolean;
  readonly cookies: Cookies;
  /** Hears that cookies may have changed: at once where the browser tells, otherwise when the page is seen again. */
  readonly onCookieChange: (listener: () => void) => () => void;
  /** Outlives the page; shared by the tabs of the origin. */
  readonly localStore: KeyValueStore;
  /** Ends with the tab. */
  readonly sessionStore: KeyValueStore;
  /** Hears that another tab changed a key of `localStore`. */
  readonly onStoreChange: (key: string, listener: () => void) => () => void;
  /** True where the keyboard composes every word, as Android's do: there a composition is plain typing. */
  readonly composesPlainWords: boolean;
  /** What the browser says of itself: its agent, and how many fingers its screen can tell apart. */
  readonly device: { readonly agent: string; readonly touchPoints: number };
  /** A text that nobody else makes. */
  readonly newId: () => string;
  /**
   * Runs a task while no other tab of this origin runs one of that name, where the browser can tell. The task
   * hears whether it had to wait, and must not reject.
   */
  readonly exclusively: (name: string, task: (hasWaited: boolean) => Promise<void>) => Promise<void>;
  readonly tabs: Tabs;
  readonly onWindowEvent: (name: string, listener: (event: Event) => void) => () => void;
  /** True while nobody sees the page. */
  readonly isHidden: () => boolean;
  /** Calls back with an element's height in CSS pixels, and again whenever it changes. */
  readonly observeHeight: (element: Element, listener: (height: number) => void) => () => void;
  /** Calls back once, as soon as so much of an element (0 to 1) is in sight; the answer stops looking. */
  readonly observeSight: (element: Element, threshold: number, onSeen: () => void) => () => void;
  /** Tells the page that sizes in it changed. */
  readonly tellResize: () => void;
  readonly onDocumentEvent: (name: string, listener: (event: Event) => void) => () => void;
  readonly dispatch: (event: CustomEvent) => void;
  readonly log: (level: 'info' | 'warn' | 'error', message: string, fields: object) => void;
}

/** The other tabs of the origin. Where the browser has no channel between them, nobody is told and nothing heard. */
export interface Tabs {
  readonly tell: (message: string) => void;
  /** Hears the others until the answer is called, never itself. */
  readonly hear: (listener: (message: unknown) => void) => () => void;
}

/** Never throws: what can't be stored is remembered as long as the page lives. */
export interface KeyValueStore {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

export interface Cookies {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: { readonly maxAgeSeconds?: number }) => void;
  readonly remove: (name: string) => void;
}
