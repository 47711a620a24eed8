import type { Browser } from '../../platform/browser';
import type { EngineDeps } from '../engine-deps';
import type { Modals } from '../modals';
import type { PageStore } from '../page-store';
import { PATIENCE } from '../patience';

interface LateMenuDeps extends Pick<EngineDeps, 'element' | 'report'> {
  readonly page: PageStore;
  readonly browser: Pick<Browser, 'after'>;
  readonly modals: Pick<Modals, 'notify'>;
}

const loadSideMenu = () => import(/* webpackChunkName: "slide-out" */ '../layout/SideMenu');

/**
 * Waits beside whoever pressed the menu button: until the side menu is there the button is busy. What does not come in
 * time is told, and nothing holds the page any more; the next press asks again [ERR-6].
 *
 * @returns ends it
 */
export const followLateMenu = (deps: LateMenuDeps): (() => void) => {
  const { element, report, page, browser, modals } = deps;
  let stopWaiting: (() => void) | undefined;
  let isAsked = false;

  const isOpen = () => page.getState().openPanel === 'menu';
  const say = () => {
    modals.notify('The menu could not be opened. Please try again.');
  };
  const giveUp = () => {
    say();
    page.getState().open('none');
  };
  const lost = (error: unknown) => {
    // Where it is still waited for, the panel's own place tells the monitor, and closes it.
    if (isOpen()) say();
    else report('menu', error);
  };
  const wait = () => {
    const button = element()?.querySelector('[aria-label="Menu"]');
    const stop = browser.after(PATIENCE, giveUp);
    button?.setAttribute('aria-busy', 'true');
    stopWaiting = () => {
      stop();
      button?.removeAttribute('aria-busy');
      stopWaiting = undefined;
    };
    if (isAsked) return;
    isAsked = true;
    loadSideMenu()
      .then(undefined, lost)
      .finally(() => {
        isAsked = false;
        stopWaiting?.();
      });
  };
  const follow = ({ openPanel }: { readonly openPanel: string }, before?: { readonly openPanel: string }) => {
    if (openPanel === before?.openPanel) return;
    stopWaiting?.();
    if (openPanel === 'menu') wait();
  };
  follow(page.getState());
  const stopFollowing = page.subscribe(follow);
  return () => {
    stopFollowing();
    stopWaiting?.();
  };
};
