import type { World } from '../../services/state/world';

/** What a page is made from. */
export interface PageContext {
  readonly world: World;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Path and query of this page. */
  readonly here: string;
}

/** What a page shows: `main` is escaped markup. */
export interface PageBody {
  readonly title: string;
  readonly main: string;
  /** 200 unless told. */
  readonly status?: number;
}

export type PageRenderer = (context: PageContext) => PageBody;

/** One page of this shell. */
export interface PageRoute {
  readonly path: string;
  readonly render: PageRenderer;
  /** Visitors are sent to sign in first, and back. */
  readonly customersOnly?: boolean;
}
