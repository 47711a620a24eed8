/**
 * Loader → the page's first frame: a cancelable event on `document` whose `detail` loads the header. A frame that shows all that
 * the page needs cancels it, and calls `detail` once the header has something to do.
 */
export const HEADER_WANTED = 'shop-header:wanted';

/** The attribute of the first frame's script once it has run, as a name of `dataset`. */
export const HAS_RUN = 'shopHeaderRan';

/** The first frame's script until it has run, in a page with a place for the frame. */
const PENDING = ':has(shop-header) script[src$="/frame.js"]:not([data-shop-header-ran])';

/** How long the loader waits for that script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 1_000;

/** Loads the header at once, or when the page's first frame says so [FED-8]. */
export const whenWanted = (load: () => void): void => {
  let hasAsked = false;
  const ask = (): void => {
    if (hasAsked) return;
    hasAsked = true;
    if (document.dispatchEvent(new CustomEvent(HEADER_WANTED, { cancelable: true, detail: load }))) load();
  };
  const script = document.querySelector(PENDING);
  if (!script) {
    ask();
    return;
  }
  for (const name of ['load', 'error']) script.addEventListener(name, ask);
  setTimeout(ask, SCRIPT_TIMEOUT_MS);
};
