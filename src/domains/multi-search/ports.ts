import type { Clock } from '../../kernel/clock';
import type { Announce, Translate } from '../../kernel/translate';

export interface ListOwner {
  /** The storage key of the list; each customer has one. */
  readonly key: string;
  /**
   * False while staff are signed on as the customer, so that the next person at the same computer does not see the
   * list.
   */
  readonly mayStore: boolean;
}

export interface MultiSearchPorts {
  readonly t: Translate;
  readonly clock: Clock;
  readonly owner: () => ListOwner;
  /** Persistent storage; never throws. */
  readonly storage: {
    readonly get: (key: string) => string | undefined;
    /** Returns false for a value that is lost with the page. */
    readonly set: (key: string, value: string) => boolean;
    readonly remove: (key: string) => void;
  };
  /** Announces a phrase in the header's live region. */
  readonly announce: Announce;
  /** Silences the live region during a composition of an input method. */
  readonly setSilent: (isSilent: boolean) => void;
  /** True when the keyboard composes every word, so that a composition counts as typing. */
  readonly composesPlainWords: boolean;
  /** Returns how many products each item finds; empty if the host does not count. Rejects after a failure. */
  readonly count: (items: readonly string[], signal: AbortSignal) => Promise<readonly unknown[]>;
  /** Returns the names of the customer's favourites. Rejects after a failure. */
  readonly favourites: () => Promise<readonly string[]>;
  /**
   * Closes the dialog and navigates to the results of the list [MULT-5].
   *
   * @param amounts how many pieces of each item the shopper wants
   * @param list the list as it would be stored, if it could not be stored
   */
  readonly search: (firstItem: string, amounts: readonly number[], list?: string) => void;
}
