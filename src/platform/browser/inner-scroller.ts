import { setStyle } from './set-style';

/** The element that scrolls in a host whose page does not [SHELL-3]. */
export interface InnerScroller {
  /** The element, once it is known. */
  readonly element: () => Element | undefined;
  /** Looks for an ancestor of the header that scrolls. */
  readonly begin: (header: HTMLElement) => void;
  /** Call when something has been scrolled, which may be a container below the header. */
  readonly follow: (scrolled: EventTarget | null) => void;
  /** Returns the scroll position. A header that has moved up counts as scrolled. */
  readonly top: () => number;
  /**
   * Moves a header that is above the scrolling element up by this many CSS pixels, so that the element can use the space.
   * What the element shows does not move.
   */
  readonly raise: (pixels: number) => void;
  readonly stop: () => void;
}

/** Whether an element is a scroll container. The body is none if its overflow is that of the viewport. */
const isScrollable = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) &&
  (element !== document.body || getComputedStyle(document.documentElement).overflowY !== 'visible');

/** Whether the page itself cannot scroll. */
const isPageFixed = ({ documentElement: root, body }: Document): boolean =>
  root.scrollHeight <= root.clientHeight ||
  /hidden|clip/.test(getComputedStyle(root).overflowY + getComputedStyle(body).overflowY);

/** Whether an element is the page's content below the header: neither a panel of the header, nor a carousel of the host. */
const isContentBelow = (element: Element, header: HTMLElement): boolean => {
  const { top, width, height } = element.getBoundingClientRect();
  return (
    !header.contains(element) &&
    Math.ceil(top) >= Math.floor(header.getBoundingClientRect().bottom) &&
    Math.min(width / window.innerWidth, height / window.innerHeight) >= 0.5 &&
    isScrollable(element) &&
    isPageFixed(document)
  );
};

export const createInnerScroller = (): InnerScroller => {
  let header: HTMLElement | undefined;
  let element: Element | undefined;
  let raised = 0;
  let restore: (() => void) | undefined;
  return {
    element: () => element,
    begin(owner) {
      header = owner;
      element = owner.parentElement ?? undefined;
      while (element && !isScrollable(element)) element = element.parentElement ?? undefined;
    },
    follow(scrolled) {
      if (!header || scrolled === element || !(scrolled instanceof Element)) return;
      if (scrolled.contains(header) || isContentBelow(scrolled, header)) element = scrolled;
    },
    top: () => (element?.scrollTop ?? 0) + raised,
    raise(pixels) {
      if (!header || !element || element.contains(header) || pixels === raised) return;
      // Who has reached the start stays there.
      const top = element.scrollTop && element.scrollTop + raised - pixels;
      restore?.();
      restore = setStyle(header, 'margin-block-start', `${-pixels}px`, 'important');
      element.scrollTop = top;
      raised = pixels;
    },
    stop: () => restore?.(),
  };
};
