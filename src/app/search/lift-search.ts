import type { Browser } from '../../platform/browser';
import { liftOut } from '../../ui/lift-out';
import type { PageStore } from '../page-store';

/** Lets the search cover a small screen whatever the host's page around it is; the answer ends it [SRCH-10] [FED-6]. */
export const liftSearch = (header: HTMLElement | null, page: PageStore, browser: Browser): (() => void) =>
  page.subscribe(({ openPanel, width }, before) => {
    const panel = header?.querySelector<HTMLElement>('[data-open]');
    if (!panel || openPanel === before.openPanel) return;
    // Once it is drawn as open.
    if (openPanel === 'search' && width < 768)
      browser.after(0, () => {
        liftOut(panel);
      });
    else panel.removeAttribute('popover');
  });
