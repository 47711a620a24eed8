import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { multiSearchKey } from '../../federation/contract';
import { loadMultiSearch, type ListOwner, type MultiSearchStore } from '../domains/multi-search';
import { multiSearchRoute } from '../kernel/routes';
import type { Session, SessionStatus } from '../platform/session';
import { Region } from '../ui/Region';
import type { Announcer } from './announcer';
import type { EngineDeps } from './engine';

/** Where the shop keeps how far a page of results was scrolled; a new search begins at its top [MULT-5]. */
const SCROLL_KEY = 'wtr_scroll_restore';

/** The one modal dialog that may lie over the page. */
export type ModalStore = StoreApi<{ readonly content: ReactNode }>;

interface MultiSearchDeps extends EngineDeps {
  readonly session: Session['store'];
  readonly announcer: Announcer;
}

const ownerOf = (status: SessionStatus): ListOwner =>
  status.kind === 'signed-in'
    ? { key: multiSearchKey(status.customerId), mayStore: status.role !== 'operator' }
    : { key: multiSearchKey(undefined), mayStore: true };

/** A list has no owner before it is known who is here: opened earlier, the one stored would be lost. */
const settled = (session: Session['store']): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ kind }: SessionStatus) => {
      if (kind === 'pending') return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look(session.getState());
  });

export interface MultiSearch {
  readonly modal: ModalStore;
  /** Settles once the dialog is open, or was said not to be. Rejects never. */
  readonly openMultiSearch: () => Promise<void>;
}

/** Fetches the dialog when it is first opened, and keeps what was typed as long as the header lives [MULT-4]. */
export const createMultiSearch = (deps: MultiSearchDeps): MultiSearch => {
  const { browser, session, announcer, report, navigate, onSearch } = deps;
  const modal: ModalStore = createStore(() => ({ content: null }));
  let store: MultiSearchStore | undefined;
  let turn = 0;

  const close = () => {
    modal.setState({ content: null });
  };
  const open = async () => {
    const [{ createMultiSearchStore, MultiSearchDialog }] = await Promise.all([
      loadMultiSearch(),
      settled(session),
    ]);
    store ??= createMultiSearchStore({
      clock: browser,
      storage: browser.localStore,
      composesPlainWords: browser.composesPlainWords,
      announce: announcer.announce,
      setSilent: announcer.setSilent,
      owner: () => ownerOf(session.getState()),
      search: (firstItem) => {
        browser.sessionStore.remove(SCROLL_KEY);
        close();
        onSearch();
        const href = multiSearchRoute(firstItem);
        if (!navigate(href)) browser.go(href);
      },
    });
    store.getState().open();
    turn += 1;
    modal.setState({
      content: (
        // One that broke must not keep the next from opening.
        <Region key={turn} name="multi-search" report={report}>
          <MultiSearchDialog
            store={store}
            onClose={close}
            lockScroll={browser.lockScroll}
            announcements={announcer.announcements}
          />
        </Region>
      ),
    });
  };
  return {
    modal,
    async openMultiSearch() {
      try {
        await open();
      } catch {
        announcer.announce('Multi-search could not be opened. Please try again.');
      }
    },
  };
};
