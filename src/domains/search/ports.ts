import type { Result } from '../../kernel/result';

export interface Suggestions {
  readonly load: (term: string, signal: AbortSignal) => Promise<Result<readonly string[]>>;
}

/** Where recent searches are kept, as text; none of it throws. */
export interface HistoryStorage {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly remove: () => void;
  /** Hears that another tab changed it. */
  readonly onChange: (listener: () => void) => () => void;
  /** False while staff act for a customer: then nothing is added. */
  readonly mayAdd: () => boolean;
}

export interface SearchPorts {
  readonly suggestions: Suggestions;
  /** Undefined where the shop has its search history switched off [HIST-4]. */
  readonly history: HistoryStorage | undefined;
  /** Says a phrase through the header's one live region. */
  readonly announce: (phrase: string) => void;
  /** Keeps the live region silent while an input method composes. */
  readonly setSilent: (isSilent: boolean) => void;
  /** Leaves for the results of a term; an empty one means the plain search page. */
  readonly search: (term: string, inNewTab: boolean) => void;
}
