import { loadMenuTree, type MenuFragment } from '../../domains/menus';
import { createMenuContent } from './menu-content';
import { isWaiting } from '../../platform/session';
import { customerOf } from '../../context/identity';
import { requestAfterPaint, bannersOf, fragmentsOf, taxonomiesOf } from './menu-sources';
import type { HeaderContext } from '../../context/context';

/** Creates the menus: their store, with the components of its chunk, and what loads their data. */
export const createMenus = async (given: HeaderContext) => {
  const deps = { ...given, services: { ...given.services, http: requestAfterPaint(given) } };
  const { props, browser, session } = deps;
  const tree = await loadMenuTree();
  const content = createMenuContent(deps);
  const preloaded = tree.decodeTaxonomy(props.preloaded?.taxonomy);
  const store = tree.createMenusStore({
    clock: browser,
    savesData: browser.savesData,
    taxonomies: taxonomiesOf(deps, tree),
    fragments: fragmentsOf(deps, tree, content.decodeFragment),
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
  let seasonal: MenuFragment | undefined;
  /** Returns the season's content with the taxonomy's title, or its own; the same object while neither changes. */
  const seasonalOf = () => {
    const { tree: categories, fragments } = store.getState();
    const fragment = fragments.get(tree.SEASONAL_FRAGMENT);
    const title = categories.get(tree.GROCERIES)?.seasonalTitle ?? fragment?.title;
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
    /** False if no taxonomy is configured: the items are links to the shop's pages. */
    hasCategories: Boolean(props.config.services.taxonomy ?? props.preloaded?.taxonomy),
    store,
    itemsOf: tree.itemsOf,
    ItemName: tree.createItemName(content.loadIcon),
    /** Requests the data of the first panels. Resolves once their content has loaded or failed to load. */
    prepare,
    /** Loads the aisles of the first level. Resolves to none after a failure. */
    loadAisles: () => tree.loadAisles(store),
    /** Returns the loaded categories whose name matches a term. */
    matchingAisles: (term: string) => matchingAisles(store.getState().tree, term),
    /** What the navigation row renders before a menu is open. If the categories are missing, 'Groceries' is a link. */
    navMenuStatus: () => ({
      isMissing: store.getState().levels.get(tree.GROCERIES) === 'failed',
      seasonal: seasonalOf(),
    }),
  };
};

export type Menus = Awaited<ReturnType<typeof createMenus>>;
