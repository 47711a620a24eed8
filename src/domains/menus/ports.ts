import type { ReactNode } from 'react';
import type { Result } from '../../kernel/result';
import type { Category } from './model';

export interface Taxonomies {
  /** Requests a category with its children and grandchildren. */
  readonly load: (parentId: string, signal: AbortSignal) => Promise<Result<readonly Category[]>>;
}

/** Content of editors or advertisers for one place of the menus; menus only render it. */
export interface MenuFragment {
  readonly title?: string | undefined;
  readonly content: ReactNode;
}

export interface Fragments<T = MenuFragment> {
  /** @param key for example 'menu/middle-mega-menu/master' [CONT-10] */
  readonly load: (key: string, signal: AbortSignal) => Promise<Result<T>>;
  /** Removes cached fragments, which may be meant for the previous user. */
  readonly clear?: () => void;
}

export interface Banners {
  /** @param url the category's path, for example 'groceries/bakery' [MEGA-9] */
  readonly load: (url: string, signal: AbortSignal) => Promise<Result<MenuFragment>>;
}
