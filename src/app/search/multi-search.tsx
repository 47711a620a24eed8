import { multiSearchKey } from '../../../federation/contract';
import { loadMultiSearch, type ListOwner, type MultiSearchStore } from '../../domains/multi-search';
import { multiSearchRoute } from '../../kernel/routes';
import { isWaiting, type Session, type SessionStatus } from '../../platform/session';
import type { DialogSurroundings } from '../../ui/Dialog';
import type { Announcer } from '../announcer';
import type { EngineDeps } from '../engine-deps';
import type { Modal, Modals } from '../modals';

/** Where the shop keeps how far a page of results was scrolled; a new search begins at its top [MULT-5]. */
const SCROLL_KEY = 'wtr_scroll_restore';
const NAME = 'multi-search';

export interface MultiSearchDeps extends EngineDeps {
  readonly session: Session['store'];
  readonly announcer: Announcer;
  readonly modals: Modals;
}

const ownerOf = (status: SessionStatus): ListOwner =>
  status.kind === 'signed-in'
    ? { key: multiSearchKey(status.customerId), mayStore: status.role !== 'operator' }
    : { key: multiSearchKey(undefined), mayStore: true };

/** A list has no owner before it is known who is here: opened earlier, the one stored would be lost. */
const settled = (session: Session['store']): Promise<void> =>
  new Promise((resolve) => {
    const look = (status: SessionStatus) => {
      if (isWaiting(status)) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look(session.getState());
  });

/** Gives the dialog each time that it opens, and keeps what was typed as long as the header lives [MULT-4]. */
export const createMultiSearch = (deps: MultiSearchDeps): (() => Promise<Modal>) => {
  const { browser, session, announcer, modals, navigate, onSearch } = deps;
  let store: MultiSearchStore | undefined;
  let owner: ListOwner;
  // What was typed is the business of whoever typed it.
  session.subscribe(() => {
    store = undefined;
  });

  return async () => {
    const [{ createMultiSearchStore, MultiSearchDialog }] = await Promise.all([
      loadMultiSearch(),
      settled(session),
    ]);
    // A list that is put away as another comes is still its first owner's.
    owner = ownerOf(session.getState());
    const list = (store ??= createMultiSearchStore({
      clock: browser,
      storage: browser.localStore,
      composesPlainWords: browser.composesPlainWords,
      announce: announcer.announce,
      setSilent: announcer.setSilent,
      owner: () => owner,
      search: (firstItem) => {
        browser.sessionStore.remove(SCROLL_KEY);
        modals.close(NAME);
        onSearch();
        const href = multiSearchRoute(firstItem);
        if (!navigate(href)) browser.go(href);
      },
    }));
    list.getState().open();
    return {
      name: NAME,
      render: (surroundings: DialogSurroundings) => <MultiSearchDialog store={list} {...surroundings} />,
    };
  };
};
