import type { World } from '../../services/state/world';

/** The data from which a page is rendered. */
export interface PageContext {
  readonly world: World;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Path and query of this page. */
  readonly here: string;
}

/** The content of a page: `main` is escaped markup. */
export interface PageBody {
  readonly title: string;
  readonly main: string;
  /** 200 by default. */
  readonly status?: number;
}

export type PageRenderer = (context: PageContext) => PageBody;
