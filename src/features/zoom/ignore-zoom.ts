import type { Browser } from '../../platform/browser';

/** Returns the factor by which the `zoom` of an element and its ancestors enlarges their content. */
const zoomOf = (element: Element | null): number =>
  element
    ? (Number(getComputedStyle(element).getPropertyValue('zoom')) || 1) * zoomOf(element.parentElement)
    : 1;

/**
 * Shows the header at its own size in hosts that enlarge their page with `zoom`. Media queries and viewport units do not know
 * that zoom: the header would have the layout of a wide page in too little space, and menus that are higher than the
 * viewport [SHELL-6] [FED-6].
 *
 * @returns a function that removes the listener and restores the header's style
 */
export const ignoreZoom = (header: HTMLElement, browser: Pick<Browser, 'observeHeight'>): (() => void) => {
  let ignored = 1;
  const update = () => {
    const zoom = zoomOf(header.parentElement);
    if (zoom === ignored) return;
    ignored = zoom;
    header.style.setProperty('zoom', String(1 / zoom), 'important');
  };
  update();
  // A zoom that changes also changes the header's size.
  const stop = browser.observeHeight(header, update);
  return () => {
    stop();
    header.style.removeProperty('zoom');
  };
};
