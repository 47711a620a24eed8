import { PAGE_STATE } from '../contract/page-state';

/** What all copies of this loader on a page share: each of two micro-frontends may bundle its own. */
interface PageState {
  /** Number of mounted headers. */
  headers: number;
  /** Version of the entry that a copy has run. Its script element is removed with the last header. */
  version?: string;
  /** Channel of the loaded header; the header's health panel displays it. */
  channel?: string | undefined;
  /** Receives failed calls of the header, for the health report. */
  onFailedCall?: ((fields: unknown) => void) | undefined;
  /** For each copy that has added something to the page, a function that removes it. */
  readonly removers: Set<() => void>;
}

const KEY = Symbol.for(PAGE_STATE);

/** Returns the state of the page. */
export const pageState = (): PageState => {
  const page = document as unknown as { [KEY]: PageState | undefined };
  return (page[KEY] ??= { headers: 0, removers: new Set() });
};
