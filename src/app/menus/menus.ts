import { loadMenuTree, type ItemsOf, type MenuFragment, type MenusStore } from '../../domains/menus';
import { createMenuContent } from './menu-content';
import { isWaiting } from '../../platform/session';
import { customerOf, isShopper } from '../identity';
import { askAfterPaint, bannersOf, fragmentsOf, taxonomiesOf } from './menu-sources';
import type { MenusDeps } from './menus-loader';

/** What the navigation row shows of the menus before any is open. */
export interface RowFacts {
  /** There are no categories to be had: 'Groceries' stays the link that it is. */
  readonly isMissing: boolean;
  readonly seasonal: MenuFragment | undefined;
}

export interface Menus {
  /** False where the shop names no taxonomy: links lead to its pages. */
  readonly hasCategories: boolean;
  readonly store: MenusStore;
  /** Lent to panels, so that their chunks carry no copy. */
  readonly itemsOf: ItemsOf;
  /** Asks for what the menus begin with. */
  readonly prepare: () => void;
  readonly rowFacts: () => RowFacts;
}

export const createMenus = async (given: MenusDeps): Promise<Menus> => {
  const deps = { ...given, services: { ...given.services, http: askAfterPaint(given) } };
  const { props, browser, services, analytics } = deps;
  const tree = await loadMenuTree();
  const content = createMenuContent({
    browser,
    analytics,
    logger: services.logger,
    isShopper: () => isShopper(services.session.store.getState()),
  });
  const preloaded = tree.decodeTaxonomy(props.preloaded?.taxonomy);
  const store = tree.createMenusStore({
    clock: browser,
    taxonomies: taxonomiesOf(deps, tree),
    fragments: fragmentsOf(deps, tree, content.decodeFragment),
    banners: bannersOf(deps, tree, content),
    categories: preloaded.ok ? preloaded.value : [],
  });
  const prepare = () => {
    const { loadLevel, loadFragment } = store.getState();
    void loadLevel(tree.GROCERIES);
    void loadFragment(tree.MIDDLE_FRAGMENT);
    void loadFragment(tree.SEASONAL_FRAGMENT);
  };
  // Another may be here than whom editors and advertisers wrote for.
  services.session.store.subscribe((now, before) => {
    if (isWaiting(before) || customerOf(now) === customerOf(before)) return;
    store.getState().forget();
    prepare();
  });
  return {
    hasCategories: Boolean(props.config.services.taxonomy ?? props.preloaded?.taxonomy),
    store,
    itemsOf: tree.itemsOf,
    prepare,
    rowFacts() {
      const { levels, fragments } = store.getState();
      return {
        isMissing: levels.get(tree.GROCERIES) === 'failed',
        seasonal: fragments.get(tree.SEASONAL_FRAGMENT),
      };
    },
  };
};
