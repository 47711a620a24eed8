import type { Clock } from '../../kernel/clock';

/** The functions of the page that the first render needs. On a server, `createServerPage` replaces them. */
export interface HostPage extends Clock {
  readonly location: () => URL;
  /** Returns an item of the session storage; undefined if it is missing or storage is blocked. */
  readonly recall: (key: string) => string | undefined;
  /** Sets an item of the session storage, unless storage is blocked or the shopper refused it [AUTH-8]. */
  readonly remember: (key: string, value: string) => void;
  /** Calls `callback` after the next paint. Returns a function that cancels the call. */
  readonly afterPaint: (callback: () => void) => () => void;
  /**
   * Calls `callback` at once; in a prerendered page, once the shopper opens it. Returns a function that cancels the call
   * [FED-11].
   */
  readonly onceOpened: (callback: () => void) => () => void;
  /** Returns the header's search field if the page contains one already, such as in a server's markup. */
  readonly searchField: () => { readonly field: HTMLInputElement; readonly hasFocus: boolean } | undefined;
  /** Returns the width of the viewport in CSS pixels; less, in proportion, if the browser's default font size is larger. */
  readonly width: () => number;
}

/** The functions with which the header follows its window, and moves the focus. */
export interface FollowedPage extends HostPage {
  readonly onLocationChange: (listener: () => void) => () => void;
  /** Returns the scroll position of the page, or of the element that scrolls in its place. */
  readonly scrollTop: () => number;
  /** Returns the scroll position of the page's end. */
  readonly maxScrollTop: () => number;
  readonly onScroll: (listener: () => void, header: HTMLElement | null) => () => void;
  /** Moves the header up, in a host that has it above the element that scrolls; see `InnerScroller`. */
  readonly raise: (pixels: number) => void;
  /** Returns the height of the viewport in CSS pixels. */
  readonly height: () => number;
  readonly onResize: (listener: () => void) => () => void;
  /** Disables scrolling of the page, and returns a function that releases the lock. Locks are counted [SHELL-5]. */
  readonly lockScroll: () => () => void;
  /** Moves focus to the host's main element, `offset` pixels below the viewport's top [SHELL-1]. */
  readonly focusMain: (offset: number) => void;
  /** Sets a custom property on the document's root. Returns a function that restores the host's value. */
  readonly setRootProperty: (name: string, value: string) => () => void;
}

/** The other functions of the page, loaded with the runtime. */
export interface Browser extends FollowedPage {
  /** Navigates to an address. */
  readonly go: (href: string) => void;
  readonly reload: () => void;
  /** Opens an address in a new tab, which gets no reference to this page (`noopener`). */
  readonly openTab: (href: string) => void;
  readonly fetch: typeof fetch;
  /** Prefetches a page, or a file of the release. Returns a function that cancels the prefetch. */
  readonly prefetch: (href: string, as?: 'script' | 'style') => () => void;
  /**
   * Calls `callback` once the page has loaded and the browser has nothing else to do; after 2.5 s at the latest.
   * Returns a function that cancels the call.
   */
  readonly whenIdle: (callback: () => void) => () => void;
  /** Returns true if Save-Data is on or the connection is slow. */
  readonly savesData: () => boolean;
  /** Returns true if the browser had prerendered the page before the shopper opened it. */
  readonly wasPrerendered: () => boolean;
  readonly cookies: Cookies;
  /** Listens for changes of cookies; without the Cookie Store API, for the page being shown again. */
  readonly onCookieChange: (listener: () => void) => () => void;
  /** The local storage: persistent, and shared by the tabs of the origin. */
  readonly localStore: KeyValueStore;
  /** The local storage unless the shopper has refused functional storage; after a refusal, memory [AUTH-8]. */
  readonly functionalStore: KeyValueStore;
  /** The session storage of the tab. */
  readonly sessionStore: KeyValueStore;
  /** Listens for changes of a key of `localStore` by other tabs. */
  readonly onStoreChange: (key: string, listener: () => void) => () => void;
  /** True if the keyboard composes every word, as on Android: a composition is then ordinary typing. */
  readonly composesPlainWords: boolean;
  /** The browser's user agent, `maxTouchPoints`, and whether the agent or `userAgentData` names Android. */
  readonly device: { readonly agent: string; readonly touchPoints: number; readonly isAndroid: boolean };
  /** Returns the channel from which our loader loaded the header; undefined without our loader. */
  readonly channel: () => string | undefined;
  /** Passes a failed call to the health report of our loader, if the host has one. */
  readonly reportFailedCall: (fields: Readonly<Record<string, unknown>>) => void;
  /** Returns a random number from 0 to 1, for jitter. */
  readonly random: () => number;
  /** Returns a unique id. */
  readonly newId: () => string;
  /**
   * Runs a task while no other tab of this origin runs a task of the same name. `isLocked` is false if Web Locks are
   * missing or blocked, and if another page holds the lock for 5 s: then another tab may run a task at the same time.
   * The task must not reject.
   */
  readonly withLock: (name: string, task: (isLocked: boolean) => Promise<void>) => Promise<void>;
  readonly tabs: Tabs;
  readonly onWindowEvent: (name: string, listener: (event: Event) => void) => () => void;
  /** Returns true while the document's visibility state is 'hidden'. */
  readonly isHidden: () => boolean;
  /** Returns whether what is visible of a scrolled page stays where it is when content above it grows. */
  readonly hasScrollAnchoring: () => boolean;
  /** Calls `listener` with an element's height in CSS pixels, and again on each change. */
  readonly observeHeight: (element: Element, listener: (height: number) => void) => () => void;
  /** Calls `listener` after elements were added to or removed from an element, at any depth. */
  readonly observeChildren: (element: Element, listener: () => void) => () => void;
  /** Calls `onSeen` once `threshold` (0 to 1) of an element is visible. Returns a function that stops observing. */
  readonly observeSight: (element: Element, threshold: number, onSeen: () => void) => () => void;
  /** Keeps the header's style sheets in effect. Returns a function that stops this. */
  readonly keepSheets: (header: Element) => () => void;
  /** Dispatches a 'resize' event on the window, so that the page measures again. */
  readonly emitResize: () => void;
  readonly onDocumentEvent: (name: string, listener: (event: Event) => void) => () => void;
  readonly dispatch: (event: CustomEvent) => void;
  readonly log: (level: 'info' | 'warn' | 'error', message: string, fields: object) => void;
}

/** Messages between the tabs of the origin. If the browser blocks every channel between them, messages are dropped. */
export interface Tabs {
  readonly send: (message: string) => void;
  /** Listens to the other tabs. Returns a function that removes the listener. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** A key-value store that never throws. A value that cannot be stored is kept in memory until the page is left. */
export interface KeyValueStore {
  readonly get: (key: string) => string | undefined;
  /** Returns false for a value that is lost with the page, because the storage is blocked or full. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

export interface Cookies {
  /** Returns all cookies that scripts can read; '' if cookies are blocked. */
  readonly all: () => string;
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string, options?: { readonly maxAgeSeconds?: number }) => void;
  /** Returns false for a cookie that is still there, because it belongs to another path or to several hosts. */
  readonly remove: (name: string) => boolean;
}
