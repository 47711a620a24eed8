/** Adds a listener. Returns a function that removes it. */
export const listen = (target: EventTarget, name: string, listener: (event: Event) => void): (() => void) => {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
};
