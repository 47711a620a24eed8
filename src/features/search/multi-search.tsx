import { multiSearchKey } from '../../../federation/contract';
import {
  loadMultiSearch,
  type ListOwner,
  type MultiSearchPorts,
  type MultiSearchStore,
} from '../../domains/multi-search';
import { whenState } from '../../kernel/when-state';
import { multiSearchRoute } from '../../kernel/routes';
import { isWaiting, type SessionStatus } from '../../platform/session';
import type { DialogContext } from '../../ui/Dialog';
import type { HeaderContext } from '../../context/context';
import { customerOf, identityOf } from '../../context/identity';
import type { Modal } from '../../context/modals';
import { readResponse } from '../products/load-products';

/** Where the shop stores the scroll position of a page of results; a new search starts at the top [MULT-5]. */
const SCROLL_KEY = 'wtr_scroll_restore';
const NAME = 'multi-search';

type MultiSearchContext = Pick<
  HeaderContext,
  't' | 'adapters' | 'browser' | 'page' | 'navigate' | 'session' | 'announcer' | 'modals' | 'withTimeout'
>;

const ownerOf = (status: SessionStatus): ListOwner => ({
  key: multiSearchKey(customerOf(status)),
  mayStore: identityOf(status) !== 'operator',
});

/** What the list requests from the host's catalogue. */
const catalogueOf = (context: MultiSearchContext): Pick<MultiSearchPorts, 'count' | 'favourites'> => {
  const { adapters, withTimeout } = context;
  return {
    count: async (items, signal) =>
      (await withTimeout(Promise.resolve(adapters().products?.count?.(items, signal)))) ?? [],
    favourites: async () =>
      (await readResponse(context, adapters().products?.favourites?.())).map(({ name }) => name),
  };
};

/** Returns a function that creates the dialog for each opening. The typed list is kept as long as the header [MULT-4]. */
export const createMultiSearch = (context: MultiSearchContext): (() => Promise<Modal>) => {
  const { adapters, browser, page, session, announcer, modals, navigate } = context;
  let store: MultiSearchStore | undefined;
  let owner = ownerOf(session.getState());
  // Another shopper never sees a list; a token that is renewed for the same one keeps it.
  session.subscribe((status) => {
    const { key, mayStore } = ownerOf(status);
    if (!isWaiting(status) && (key !== owner.key || mayStore !== owner.mayStore)) store = undefined;
  });

  return async () => {
    const [{ createMultiSearchStore, MultiSearchDialog }] = await Promise.all([
      loadMultiSearch(),
      // A list that opens before it is known who is signed in would overwrite the stored one.
      whenState(session, (status) => !isWaiting(status)),
    ]);
    // A list that closes while another shopper signs in is stored for its own shopper.
    owner = ownerOf(session.getState());
    const list = (store ??= createMultiSearchStore({
      t: context.t,
      clock: browser,
      storage: browser.functionalStore,
      composesPlainWords: browser.composesPlainWords,
      ...announcer,
      owner: () => owner,
      ...catalogueOf(context),
      search: (firstItem, amounts, items) => {
        browser.sessionStore.remove(SCROLL_KEY);
        modals.close(NAME);
        page.getState().open('none');
        const href = multiSearchRoute(firstItem, amounts, items);
        if (!navigate(href)) browser.go(href);
      },
    }));
    list.getState().open();
    return {
      name: NAME,
      render: (dialog: DialogContext) => (
        <MultiSearchDialog
          store={list}
          hasFavourites={
            adapters().products?.favourites !== undefined && customerOf(session.getState()) !== undefined
          }
          {...dialog}
        />
      ),
    };
  };
};
