/** Distance from the viewport at which content below it is loaded, in CSS pixels. */
const MARGIN_PX = 400;

/** Calls back once, when an element comes near the viewport. Returns a function that stops watching. */
export const whenNearView = (element: Element, callback: () => void): (() => void) => {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      callback();
    },
    { rootMargin: `${String(MARGIN_PX)}px` },
  );
  watch.observe(element);
  return () => {
    watch.disconnect();
  };
};
