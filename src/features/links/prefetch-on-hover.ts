import { isPrefetchable, searchRoute } from '../../kernel/routes';
import type { Browser } from '../../platform/browser';

/** How long a pointer rests on a link, or the selection on a suggestion, before the page is prefetched [NAV-15]. */
const HOVER_PREFETCH_MS = 100;

/** The page that a link or a suggestion opens; suggestions have no address, so that each of them renders faster. */
const hrefOf = (link: Element): string | null => {
  const searchTerm = link.getAttribute('data-term');
  return searchTerm === null
    ? (link.getAttribute('href') ?? link.getAttribute('data-href'))
    : searchRoute({ searchTerm });
};

/**
 * Prefetches a page while the pointer rests on its link, or while its suggestion is selected by the keyboard; each URL
 * once. Two listeners on the header serve all links, also lazy-loaded ones. Prefetches nothing while the browser saves data [NAV-15].
 *
 * @param root the header's element
 * @returns a function that removes the listener and the prefetch hints
 */
export const prefetchOnHover = (
  root: HTMLElement | null,
  { after, location, prefetch, savesData }: Pick<Browser, 'after' | 'location' | 'prefetch' | 'savesData'>,
): (() => void) => {
  const prefetched = new Map<string, () => void>();
  let meant: Element | null = null;
  let stopTimer: (() => void) | undefined;

  const prefetchPage = (href: string) => {
    const here = location();
    const { origin, pathname, search } = new URL(href, here);
    const address = origin + pathname + search;
    const isElsewhere = origin !== here.origin || !isPrefetchable(pathname);
    if (isElsewhere || prefetched.has(address) || address === here.origin + here.pathname + here.search)
      return;
    if (!savesData()) prefetched.set(address, prefetch(address));
  };
  const begin = (link: Element | null, isStillMeant: (link: Element) => boolean) => {
    stopTimer?.();
    meant = link;
    if (!link) return;
    stopTimer = after(HOVER_PREFETCH_MS, () => {
      meant = null;
      const href = hrefOf(link);
      if (href !== null && isStillMeant(link)) prefetchPage(href);
    });
  };
  const follow = ({ target, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a[href], [data-href], [data-term]') : null;
    // No event reports a pointer that left the header.
    if (link !== meant) begin(pointerType === 'mouse' ? link : null, (hovered) => hovered.matches(':hover'));
  };
  const followKeys = ({ target }: KeyboardEvent) => {
    const id = target instanceof Element ? target.getAttribute('aria-activedescendant') : null;
    const option = id === null ? null : (root?.querySelector(`[id="${id}"]`) ?? null);
    begin(option, (selected) => selected.getAttribute('aria-selected') === 'true');
  };
  root?.addEventListener('pointerover', follow, { passive: true });
  root?.addEventListener('keyup', followKeys);
  return () => {
    root?.removeEventListener('keyup', followKeys);
    root?.removeEventListener('pointerover', follow);
    stopTimer?.();
    for (const cancelPrefetch of prefetched.values()) cancelPrefetch();
  };
};
