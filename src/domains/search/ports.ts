import type { Result } from '../../kernel/result';

export interface Suggestions {
  readonly load: (term: string, signal: AbortSignal) => Promise<Result<readonly string[]>>;
}

export interface SearchPorts {
  readonly suggestions: Suggestions;
  /** Says a phrase through the header's one live region. */
  readonly announce: (phrase: string) => void;
  /** Leaves for the results of a term; an empty one means the plain search page. */
  readonly search: (term: string) => void;
}
