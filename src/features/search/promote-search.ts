import type { Browser } from '../../platform/browser';
import { promoteToTopLayer } from '../../ui/top-layer';
import type { PageStore } from '../../header/context/page-store';

/**
 * Shows the open search of a small screen in the top layer, so that it covers the page whatever styles the host has
 * [SRCH-10] [FED-6].
 *
 * @returns a function that removes the listener
 */
export const promoteSearchToTopLayer = (
  header: HTMLElement | null,
  page: PageStore,
  browser: Browser,
): (() => void) =>
  page.subscribe(({ openPanel, width }, before) => {
    const panel = header?.querySelector<HTMLElement>('[data-open]');
    if (!panel || openPanel === before.openPanel) return;
    // After React has rendered the search as open.
    if (openPanel === 'search' && width < 768)
      browser.after(0, () => {
        promoteToTopLayer(panel);
      });
    else panel.removeAttribute('popover');
  });
