import type { StoreApi } from 'zustand/vanilla';
import type { MenuPlace, MenuRoot, Tree } from './model';
import type { MenuFragment } from './ports';

export type LevelStatus = 'pending' | 'ready' | 'failed';

export interface MenusState extends MenuPlace {
  readonly tree: Tree;
  /** Status of each category whose children were requested [MEGA-10]. */
  readonly levels: ReadonlyMap<string, LevelStatus>;
  /** Loaded fragments by key [CONT-10]. */
  readonly fragments: ReadonlyMap<string, MenuFragment>;
  /** Adverts by category, for the page's lifetime [MEGA-9]. */
  readonly banners: ReadonlyMap<string, MenuFragment>;
  /** Level of the innermost panel; −1 while no menu is open [MEGA-3]. */
  readonly activeLevel: number;
  /** Editors' content for the panel of a category, once it has loaded [MEGA-5]. */
  readonly contentOf: (id: string) => MenuFragment | undefined;
  /** Set 150 ms after a menu was opened, when its panel no longer moves, so that hover positions are valid [MEGA-3]. */
  readonly isOpen: boolean;
  /** Loads a category's children and grandchildren, unless they are loaded or pending. */
  readonly loadLevel: (id: string) => Promise<void>;
  /** Loads a fragment, unless it is loaded, pending or was not found. */
  readonly loadFragment: (key: string) => Promise<void>;
  /** Requests what a category's panel will show. */
  readonly prefetch: (id: string) => void;
  readonly open: (root: MenuRoot) => void;
  /** Opens the panel of an item of the panel of `level`. */
  readonly enter: (level: number, id: string) => void;
  /** Goes back until the panel of `level` is the innermost. */
  readonly backTo: (level: number) => void;
  readonly close: () => void;
  /** Removes content of editors and advertisers, because it may be meant for the previous user [AUTH-2]. */
  readonly clear: () => void;
  /** Closes the menu and aborts pending requests; later calls send them again. */
  readonly stop: () => void;
}

export type MenusStore = StoreApi<MenusState>;
