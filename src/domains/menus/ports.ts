import type { Result } from '../../kernel/result';
import type { Category } from './model';

export interface Taxonomies {
  /** A category, its children and theirs. */
  readonly load: (parentId: string, signal: AbortSignal) => Promise<Result<readonly Category[]>>;
}

/** What editors wrote for one place of the menus. Menus only know whether there is any. */
export type MenuFragment = object;

export interface Fragments {
  /** @param key such as 'menu/middle-mega-menu/master' [CONT-10] */
  readonly load: (key: string, signal: AbortSignal) => Promise<Result<MenuFragment>>;
}
