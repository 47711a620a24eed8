import { isPrefetchable } from '../kernel/routes';
import type { Browser } from '../platform/browser';

/** Milliseconds that a pointer rests on a link before its page is asked for [NAV-15]. */
const REST = 100;

/**
 * Asks for a page while the pointer still rests on its link. One listener serves all links of the header, those
 * that come late among them. Each address is asked for once; nothing where bytes are dear [NAV-15].
 *
 * @param root the header's element
 * @returns stops, and takes back what was asked for
 */
export const followHover = (
  root: HTMLElement | null,
  { after, location, prefetch, isThrifty }: Pick<Browser, 'after' | 'location' | 'prefetch' | 'isThrifty'>,
): (() => void) => {
  const asked = new Map<string, () => void>();
  let resting: Element | null = null;
  let stopResting: (() => void) | undefined;

  const ask = (href: string) => {
    const here = location();
    const { origin, pathname, search } = new URL(href, here);
    const address = origin + pathname + search;
    const isElsewhere = origin !== here.origin || !isPrefetchable(pathname);
    if (isElsewhere || asked.has(address) || address === here.origin + here.pathname + here.search) return;
    if (!isThrifty()) asked.set(address, prefetch(address));
  };
  const follow = ({ target, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link === resting) return;
    stopResting?.();
    resting = pointerType === 'mouse' ? link : null;
    if (!resting) return;
    const rested = resting;
    stopResting = after(REST, () => {
      resting = null;
      // One that left the header altogether is heard of by nobody.
      const href = rested.matches(':hover') ? rested.getAttribute('href') : null;
      if (href !== null) ask(href);
    });
  };
  root?.addEventListener('pointerover', follow, { passive: true });
  return () => {
    root?.removeEventListener('pointerover', follow);
    stopResting?.();
    for (const takeBack of asked.values()) takeBack();
  };
};
