/**
 * Dispatches the events of the keyboard's focus and of the mouse again, where they are, for listeners that were added after
 * they had come there [SHELL-6].
 */
export const repeatArrival = (element: Element): void => {
  element.querySelector(':focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // A finger leaves the hover where it was. Hosts test their pages in jsdom, which has no such device.
  if (!('matchMedia' in window) || !matchMedia('(hover: hover)').matches) return;
  const hovered = [...element.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
};
