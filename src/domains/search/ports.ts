import type { Result } from '../../kernel/result';

/** The suggestion service. */
export interface Suggestions {
  readonly load: (term: string, signal: AbortSignal) => Promise<Result<readonly string[]>>;
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

/** What the search needs from outside. */
export interface SearchPorts {
  readonly suggestions: Suggestions;
  /** Undefined when the shop has switched off the search history [HIST-4]. */
  readonly history: HistoryStorage | undefined;
  /** Announces a phrase in the header's live region. */
  readonly announce: (phrase: string) => void;
  /** Silences the live region during a composition of an input method. */
  readonly setSilent: (isSilent: boolean) => void;
  /** Navigates to the results of a term; an empty term navigates to the plain search page. */
  readonly search: (term: string, inNewTab: boolean) => void;
}
