import { WIDE_FROM } from '../../federation/contract';
import { FROM_MD } from '../kernel/breakpoints';
import { stopAll } from '../kernel/stop-all';
import type { HeaderContext } from './context';
import type { OpenPanel } from './page-store';

/** The widths at which the layout shows a panel: from, and below. The others are shown at every width. */
const SHOWN: Partial<Record<OpenPanel, readonly [from: number, below: number]>> = {
  account: [WIDE_FROM, Infinity],
  groceries: [WIDE_FROM, Infinity],
  menu: [0, WIDE_FROM],
  search: [0, FROM_MD],
  seasonal: [WIDE_FROM, Infinity],
  trolley: [FROM_MD, Infinity],
};

/**
 * Closes what the layout does not show at the page's width, and everything when the page is left: a page that the browser
 * restores is not covered, and can be scrolled [SHELL-5] [SHELL-6].
 *
 * @returns a function that removes the listeners
 */
export const closePanels = ({
  page,
  modals,
  browser,
}: Pick<HeaderContext, 'page' | 'modals' | 'browser'>): (() => void) => {
  const follow = () => {
    const { openPanel, open } = page.getState();
    // The page's state has the width a moment later, and the shopper may have pressed a button of the new layout already.
    const width = browser.width();
    const [from, below] = SHOWN[openPanel] ?? [0, Infinity];
    if (width < from || width >= below) open('none');
    if (width >= (modals.store.getState().modal?.below ?? Infinity)) modals.end();
  };
  follow();
  return stopAll(
    page.subscribe(follow),
    browser.onWindowEvent('pagehide', () => {
      page.getState().open('none');
      modals.end();
    }),
  );
};
