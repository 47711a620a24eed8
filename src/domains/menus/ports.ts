import type { ReactNode } from 'react';
import type { Result } from '../../kernel/result';
import type { Category } from './model';

export interface Taxonomies {
  /** A category, its children and theirs. */
  readonly load: (parentId: string, signal: AbortSignal) => Promise<Result<readonly Category[]>>;
}

/** What editors or advertisers wrote for one place of the menus; menus only know where it stands. */
export interface MenuFragment {
  readonly title?: string | undefined;
  readonly content: ReactNode;
}

export interface Fragments {
  /** @param key such as 'menu/middle-mega-menu/master' [CONT-10] */
  readonly load: (key: string, signal: AbortSignal) => Promise<Result<MenuFragment>>;
  /** Lets go of what is kept here for whoever the page was made for. */
  readonly forget?: () => void;
}

export interface Banners {
  /** @param url a category's own, such as 'groceries/bakery' [MEGA-9] */
  readonly load: (url: string, signal: AbortSignal) => Promise<Result<MenuFragment>>;
}
