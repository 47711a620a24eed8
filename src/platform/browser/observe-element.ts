/** Calls `listener` with an element's height in CSS pixels. Returns a function that stops observing. */
export const observeHeight = (element: Element, listener: (height: number) => void): (() => void) => {
  const observer = new ResizeObserver(() => {
    listener(element.getBoundingClientRect().height);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
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
  return () => {
    observer.disconnect();
  };
};
