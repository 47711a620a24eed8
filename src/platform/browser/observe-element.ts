/**
 * Calls `listener` with an element's height in CSS pixels. Returns a function that stops observing. The listener runs in the
 * next frame: if it changed the layout within the observer's callback, WebKit would report an error to the page.
 */
export const observeHeight = (element: Element, listener: (height: number) => void): (() => void) => {
  // Hosts test their pages in jsdom, which has no ResizeObserver.
  if (!('ResizeObserver' in window)) return () => undefined;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => listener(element.getBoundingClientRect().height));
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};

/** Calls `listener` after elements were added to or removed from an element. Returns a function that stops observing. */
export const observeChildren = (element: Element, listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Calls `onSeen` once `threshold` (0 to 1) of an element is visible. Returns a function that stops observing. */
export const observeSight = (element: Element, threshold: number, onSeen: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return;
      observer.disconnect();
      onSeen();
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
