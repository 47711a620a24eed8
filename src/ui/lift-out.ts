/**
 * Lifts a fixed element into the browser's top layer where something around it has become its frame, as a host's
 * `transform`, `filter`, `contain` or `will-change` make of an element; elsewhere it stays as it is [FED-6].
 *
 * @param element fixed to the viewport; only then it has an offset parent where it is framed. Null does nothing.
 */
export const liftOut = (element: HTMLElement | null): void => {
  if (!element?.offsetParent) return;
  element.popover = 'manual';
  element.showPopover();
};
