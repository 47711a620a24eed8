import type { PinnedFile } from './hints';
import type { HeaderSummary } from './preloaded';

/** What the first frame of a customer hands over to the header. */
export interface FrameData {
  readonly customerId: string;
  /** The texts of trolley and slot that the frame shows. */
  readonly summary: HeaderSummary;
  /**
   * What the services have answered, as they sent it, by the name of the call. The header removes each that it uses, and the frame
   * removes all once they may be old.
   */
  readonly answers: Map<string, unknown>;
  /** Whether the shopper has just signed out in another tab. The header does not ask who is signed in: the shop may not know yet. */
  readonly isSignedOut?: boolean;
}

/** Loads the header; with the data of the first frame, unless they may be old. */
export type LoadHeader = (data?: FrameData) => void;

/** What the loader gives to the first frame. */
export interface WantedHeader {
  readonly load: LoadHeader;
  /** Runs a script of a release, whose folder is `base`. Rejects if it fails to load. */
  readonly runScript: (base: string, file: PinnedFile) => Promise<void>;
}

/**
 * Loader → the page's first frame: a cancelable event on `document` whose `detail` is a {@link WantedHeader}. A frame that shows all
 * that the page needs cancels it, and calls `load` once the header has something to do.
 */
export const HEADER_WANTED = 'shop-header:wanted';

/** The attribute of the first frame's script once it has run, as a name of `dataset`. */
export const HAS_RUN = 'shopHeaderRan';

/** The first frame's script until it has run. */
const PENDING = 'script[src$="/frame.js"]:not([data-shop-header-ran])';

/** How long the loader waits for that script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 1_000;

/** Loads the header at once, or when the page's first frame says so [FED-8]. */
export const whenWanted = (load: LoadHeader, runScript: WantedHeader['runScript']): void => {
  let hasAsked = false;
  const ask = (): void => {
    if (hasAsked) return;
    hasAsked = true;
    const detail: WantedHeader = { load, runScript };
    if (document.dispatchEvent(new CustomEvent(HEADER_WANTED, { cancelable: true, detail }))) load();
  };
  const hasPlace = document.querySelector('shop-header') !== null;
  const script = hasPlace && document.querySelector(PENDING);
  if (!script) {
    ask();
    return;
  }
  for (const name of ['load', 'error']) script.addEventListener(name, ask);
  setTimeout(ask, SCRIPT_TIMEOUT_MS);
};
