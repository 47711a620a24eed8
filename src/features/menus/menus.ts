import { loadMenuTree, type Aisle, type MenuFragment, type MenuParts } from '../../domains/menus';
import { createMenuContent } from './menu-content';
import { isWaiting } from '../../platform/session';
import { customerOf } from '../../context/identity';
import { requestAfterPaint, bannersOf, fragmentsOf, taxonomiesOf } from './menu-sources';
import type { HeaderContext } from '../../context/context';

/** What the navigation row renders before a menu is open. */
export interface NavMenuStatus {
  /** The categories failed to load: 'Groceries' is a link. */
  readonly isMissing: boolean;
  readonly seasonal: MenuFragment | undefined;
}

export interface Menus extends MenuParts {
  /** False if no taxonomy is configured: the items are links to the shop's pages. */
  readonly hasCategories: boolean;
  /** Requests the data of the first panels. Resolves once their content has loaded or failed to load. */
  readonly prepare: () => Promise<unknown>;
  readonly navMenuStatus: () => NavMenuStatus;
  /** Requests the title of the season's menu, without its content. Resolves to '' if there is none. */
  readonly loadSeason: (signal: AbortSignal) => Promise<string>;
  /** Loads the aisles of the first level. Resolves to none after a failure. */
  readonly loadAisles: () => Promise<readonly Aisle[]>;
  /** Returns the loaded categories whose name matches a term. */
  readonly matchingAisles: (term: string) => readonly Aisle[];
}

export const createMenus = async (given: HeaderContext): Promise<Menus> => {
  const deps = { ...given, services: { ...given.services, http: requestAfterPaint(given) } };
  const { props, browser, session } = deps;
  const tree = await loadMenuTree();
  const content = createMenuContent(deps);
  const preloaded = tree.decodeTaxonomy(props.preloaded?.taxonomy);
  const fragments = fragmentsOf(deps, tree, content.decodeFragment);
  const store = tree.createMenusStore({
    clock: browser,
    savesData: browser.savesData,
    taxonomies: taxonomiesOf(deps, tree),
    fragments,
    banners: bannersOf(deps, tree, content),
    categories: preloaded.ok ? preloaded.value : [],
  });
  const prepare = () => {
    const { loadLevel, loadFragment } = store.getState();
    void loadLevel(tree.GROCERIES);
    return Promise.all([
      !browser.savesData() && loadFragment(tree.MIDDLE_FRAGMENT),
      loadFragment(tree.SEASONAL_FRAGMENT),
    ]);
  };
  const matchingAisles = tree.createMatchingAisles();
  /** Returns the taxonomy's title of the season, or that of its content. */
  const titleOf = (fragment: Pick<MenuFragment, 'title'> | undefined) =>
    store.getState().tree.get(tree.GROCERIES)?.seasonalTitle ?? fragment?.title;
  let seasonal: MenuFragment | undefined;
  /** Returns the season's content with its title; the same object while neither changes. */
  const seasonalOf = () => {
    const fragment = store.getState().fragments.get(tree.SEASONAL_FRAGMENT);
    const title = titleOf(fragment);
    if (fragment?.content !== seasonal?.content || title !== seasonal?.title)
      seasonal = fragment && { ...fragment, title };
    return seasonal;
  };
  // Content and adverts may be personal: another customer gets their own.
  session.subscribe((now, before) => {
    if (isWaiting(before) || customerOf(now) === customerOf(before)) return;
    store.getState().clear();
    void prepare();
  });
  return {
    hasCategories: Boolean(props.config.services.taxonomy ?? props.preloaded?.taxonomy),
    store,
    itemsOf: tree.itemsOf,
    ItemName: tree.createItemName(content.loadIcon),
    prepare,
    loadAisles: () => tree.loadAisles(store),
    async loadSeason(signal) {
      const level = store.getState().loadLevel(tree.GROCERIES);
      const fragment = await fragments.loadTitle(tree.SEASONAL_FRAGMENT, signal);
      await level;
      return (fragment.ok ? titleOf(fragment.value) : undefined) ?? '';
    },
    matchingAisles: (term) => matchingAisles(store.getState().tree, term),
    navMenuStatus() {
      const { levels } = store.getState();
      return { isMissing: levels.get(tree.GROCERIES) === 'failed', seasonal: seasonalOf() };
    },
  };
};
