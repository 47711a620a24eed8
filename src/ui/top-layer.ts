/**
 * Promotes a fixed element to the browser's top layer if an ancestor is its containing block, as with a host's
 * `transform`, `filter`, `contain` or `will-change`. Otherwise leaves the element unchanged [FED-6].
 *
 * @param element an element with `position: fixed`, which has an offset parent only if an ancestor is its containing
 *   block; nothing happens for null
 */
export const promoteToTopLayer = (element: HTMLElement | null): void => {
  // Chrome before 114, Firefox before 125 and Safari before 17 have no popovers.
  if (!element?.offsetParent || !('showPopover' in element)) return;
  element.popover = 'manual';
  element.showPopover();
};
