import type { ReactNode } from 'react';
import {
  loadMenuTree,
  type Fragments,
  type MenuFragment,
  type MenusStore,
  type Taxonomies,
} from '../../domains/menus';
import { failed, type Result } from '../../kernel/result';
import type { MenusDeps } from './menus-loader';

export interface Menus {
  readonly store: MenusStore;
  /** Asks for what the menus begin with. */
  readonly prepare: () => void;
  /** What editors wrote, as it stands beside the panel of a level. */
  readonly renderContent: (fragment: MenuFragment, level: number) => ReactNode;
}

const NO_ADDRESS = failed('network', 'no address is configured');
const NONE = { load: () => Promise.resolve(NO_ADDRESS) } satisfies Taxonomies & Fragments;

/** Content is decoded, and shown, by its own library. */
const decodeContent = (_wire: unknown): Promise<Result<MenuFragment>> => Promise.resolve(NO_ADDRESS);

export const createMenus = async ({ props, browser, services }: MenusDeps): Promise<Menus> => {
  const tree = await loadMenuTree();
  const { createFragmentApi, createMenusStore, createTaxonomyApi, decodeTaxonomy } = tree;
  const { taxonomy, fragments } = props.config.services;
  const { http, session } = services;
  const preloaded = decodeTaxonomy(props.preloaded?.taxonomy);
  const store = createMenusStore({
    clock: browser,
    taxonomies: taxonomy ? createTaxonomyApi(http, taxonomy) : NONE,
    fragments: fragments
      ? createFragmentApi({
          http,
          address: fragments,
          hasTokenSession: () => session.store.getState().kind === 'signed-in',
          decode: decodeContent,
        })
      : NONE,
    categories: preloaded.ok ? preloaded.value : [],
  });
  return {
    store,
    prepare() {
      const { loadLevel, loadFragment } = store.getState();
      void loadLevel(tree.GROCERIES);
      void loadFragment(tree.MIDDLE_FRAGMENT);
      void loadFragment(tree.SEASONAL_FRAGMENT);
    },
    renderContent: () => null,
  };
};
