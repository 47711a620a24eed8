import type { Clock } from '../../kernel/clock';
import type { Result } from '../../kernel/result';
import type { Announce } from '../../kernel/translate';
import type { DraftStore } from './draft';

/** A search within one category. */
export interface Scope {
  readonly term: string;
  /** The id of the category. */
  readonly category: string;
  /** The name of the category. */
  readonly name: string;
}

/** What the service suggests for a term. */
export interface Suggested {
  readonly terms: readonly string[];
  readonly scopes: readonly Scope[];
}

export interface Suggestions {
  readonly load: (term: string, signal: AbortSignal) => Promise<Result<Suggested>>;
}

/** A category of the shop that the popup links to. */
export interface Aisle {
  readonly name: string;
  /** The name of the category above it; undefined for the aisles of the first level. */
  readonly parent: string | undefined;
  readonly href: string;
}

export interface Aisles {
  /** Loads what an empty field offers: a customer's own pages, and the aisles of the first level if they load. */
  readonly load: () => Promise<readonly Aisle[]>;
  /** Returns the loaded categories whose name matches a term. */
  readonly matching: (term: string) => readonly Aisle[];
}

/** The storage of recent searches, as text. None of the methods throws. */
export interface HistoryStorage {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly remove: () => void;
  /** Calls the listener when another tab has changed the storage. Returns a function that removes the listener. */
  readonly onChange: (listener: () => void) => () => void;
  /** False while staff are signed on as a customer; then no term is added. */
  readonly mayAdd: () => boolean;
}

export interface SearchPorts {
  readonly clock: Clock;
  readonly draft: DraftStore;
  readonly suggestions: Suggestions;
  /** Undefined when the shop has switched off the search history [HIST-4]. */
  readonly history: HistoryStorage | undefined;
  readonly aisles: Aisles;
  readonly open: (href: string, inNewTab: boolean) => void;
  /** Whether the field covers the page, as on small screens [SRCH-10]. */
  readonly isOverlay: () => boolean;
  /** Closes the overlay, and leaves the page and the field's text unchanged. */
  readonly closeOverlay: () => void;
  /** Calls `close` when the layout no longer shows the popup. Returns a function that removes the listeners. */
  readonly onHidden: (close: () => void) => () => void;
  /** Announces a phrase in the header's live region. */
  readonly announce: Announce;
  /** Silences the live region during a composition of an input method. */
  readonly setSilent: (isSilent: boolean) => void;
  /** True when the keyboard composes every plain word. */
  readonly composesPlainWords: boolean;
  /**
   * Navigates to the results of a term; an empty term navigates to the plain search page.
   *
   * @param category the id of the category to which the results are limited
   */
  readonly search: (term: string, inNewTab: boolean, category?: string) => void;
}
