/** Listens until the answer is called; never in the way of scrolling. */
export const listen = (target: EventTarget, name: string, listener: (event: Event) => void): (() => void) => {
  target.addEventListener(name, listener, { passive: true });
  return () => {
    target.removeEventListener(name, listener);
  };
};
