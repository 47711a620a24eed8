import { isPrefetchable } from '../../kernel/routes';
import type { Browser } from '../../platform/browser';

/** How long a pointer rests on a link before its page is prefetched [NAV-15]. */
const HOVER_PREFETCH_MS = 100;

/**
 * Prefetches a page while the pointer rests on its link, each URL once. One listener on the header serves all links, also
 * lazy-loaded ones. Prefetches nothing while the browser saves data [NAV-15].
 *
 * @param root the header's element
 * @returns a function that removes the listener and the prefetch hints
 */
export const prefetchOnHover = (
  root: HTMLElement | null,
  { after, location, prefetch, savesData }: Pick<Browser, 'after' | 'location' | 'prefetch' | 'savesData'>,
): (() => void) => {
  const prefetched = new Map<string, () => void>();
  let hoveredLink: Element | null = null;
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
  const follow = ({ target, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link === hoveredLink) return;
    stopTimer?.();
    hoveredLink = pointerType === 'mouse' ? link : null;
    if (!hoveredLink) return;
    const hovered = hoveredLink;
    stopTimer = after(HOVER_PREFETCH_MS, () => {
      hoveredLink = null;
      // No event reports a pointer that left the header.
      const href = hovered.matches(':hover') ? hovered.getAttribute('href') : null;
      if (href !== null) prefetchPage(href);
    });
  };
  root?.addEventListener('pointerover', follow, { passive: true });
  return () => {
    root?.removeEventListener('pointerover', follow);
    stopTimer?.();
    for (const cancelPrefetch of prefetched.values()) cancelPrefetch();
  };
};
