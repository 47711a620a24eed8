import type { Clock } from '../../kernel/clock';

/** Whose list it is. */
export interface ListOwner {
  /** Where the list is stored, one place a customer. */
  readonly key: string;
  /** False while staff act for the customer: the next person at that desk must not find the list. */
  readonly mayStore: boolean;
}

export interface MultiSearchPorts {
  readonly clock: Clock;
  readonly owner: () => ListOwner;
  /** Outlives the page; never throws. */
  readonly storage: {
    readonly get: (key: string) => string | undefined;
    readonly set: (key: string, value: string) => void;
    readonly remove: (key: string) => void;
  };
  /** Says a phrase through the header's one live region. */
  readonly announce: (phrase: string) => void;
  /** Keeps the live region silent while an input method composes. */
  readonly setSilent: (isSilent: boolean) => void;
  /** True where the keyboard composes every word, so that a composition is plain typing. */
  readonly composesPlainWords: boolean;
  /** Closes the dialog and leaves for the results of a list that is stored [MULT-5]. */
  readonly search: (firstItem: string) => void;
}
