import type { Clock } from '../../kernel/clock';
import type { DraftStore } from './draft';
import type { SearchPorts } from './ports';
import type { SearchStore } from './state';

export interface SearchDeps extends SearchPorts {
  readonly clock: Clock;
  readonly draft: DraftStore;
  /** True when the keyboard composes every plain word. */
  readonly composesPlainWords: boolean;
}

/** What the parts of the search store share. */
export interface SearchContext extends SearchDeps {
  readonly set: SearchStore['setState'];
  readonly get: SearchStore['getState'];
}
