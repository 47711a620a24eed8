import { headerEvent, HISTORY_KEY, SEARCH_SUBMITTED } from '../../../federation/contract';
import { FROM_MD } from '../../kernel/breakpoints';
import { stopAll } from '../../kernel/stop-all';
import { routes, searchRoute } from '../../kernel/routes';
import type { HeaderContext } from '../../context/context';
import { customerOf, isShopper } from '../../context/identity';
import type { LazyMenus } from '../menus/lazy-menus';
import { FAVOURITES, MY_ORDERS } from './texts';

/** Opens a page of the shop, by the host's router where it has one. */
const goTo = ({ browser, page, navigate }: HeaderContext, href: string, inNewTab: boolean) => {
  if (inNewTab) {
    browser.openTab(href);
    return;
  }
  page.getState().open('none');
  if (!navigate(href)) browser.go(href);
};

export type SearchMenus = Pick<LazyMenus, 'loadMenus' | 'current'>;

/** The pages where a customer finds what they bought before. */
const ownPages = ({ t, session }: HeaderContext) =>
  customerOf(session.getState()) === undefined
    ? []
    : [
        { name: t(FAVOURITES), parent: undefined, href: routes.favourites },
        { name: t(MY_ORDERS), parent: undefined, href: routes.orders },
      ];

/** The categories as the search needs them, after a customer's own pages. Without menus there are none. */
const aislesFrom = (context: HeaderContext, { loadMenus, current }: SearchMenus) => ({
  load: async () => {
    const own = ownPages(context);
    try {
      return [...own, ...(await (await loadMenus()).loadAisles())];
    } catch {
      // Reported when a menu is opened.
      return own;
    }
  },
  matching: (term: string) => current()?.matchingAisles(term) ?? [],
});

/** The storage of recent searches. */
const historyStorage = ({ browser, session }: HeaderContext) => {
  const { functionalStore, onStoreChange } = browser;
  return {
    read: () => functionalStore.get(HISTORY_KEY),
    write: (text: string) => {
      functionalStore.set(HISTORY_KEY, text);
    },
    remove: () => {
      functionalStore.remove(HISTORY_KEY);
    },
    onChange: (listener: () => void) => onStoreChange(HISTORY_KEY, listener),
    mayAdd: () => isShopper(session.getState()),
  };
};

/** What the search reads and calls in the header. Loads with the search. */
export const searchPorts = (context: HeaderContext, menus: SearchMenus) => {
  const { props, browser, draft, page, announcer } = context;
  return {
    draft,
    clock: browser,
    history: props.config.features?.searchHistory ? historyStorage(context) : undefined,
    aisles: aislesFrom(context, menus),
    open: (href: string, inNewTab: boolean) => {
      goTo(context, href, inNewTab);
    },
    search: (searchTerm: string, inNewTab: boolean, category?: string) => {
      browser.dispatch(headerEvent(SEARCH_SUBMITTED, { searchTerm }));
      goTo(context, searchRoute({ searchTerm, ...(category && { category }) }), inNewTab);
    },
    isOverlay: () => page.getState().openPanel === 'search',
    closeOverlay: () => {
      page.getState().open('none');
    },
    onHidden: (close: () => void) =>
      stopAll(
        page.subscribe(({ width }, before) => {
          if (width < FROM_MD !== before.width < FROM_MD) close();
        }),
        browser.onWindowEvent('pagehide', close),
      ),
    setSilent: announcer.setSilent,
    composesPlainWords: browser.composesPlainWords,
  };
};
