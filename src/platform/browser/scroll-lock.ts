import { setStyle } from './set-style';

/** Returns the inline styles that keep an element from scrolling, and keep the space of its scrollbar. */
const heldStyles = (hasScrollbar: boolean): Record<string, string> => ({
  'overflow-x': 'hidden',
  'overflow-y': 'hidden',
  ...(hasScrollbar && { 'scrollbar-gutter': 'stable' }),
});

/** Disables scrolling of the page. Returns a function that restores the host's styles. */
const lock = (inner: Element | undefined): (() => void) => {
  // In the container wujie, the document of the scripts has its root element and body inside the page [FED-2].
  const page = document.body.getRootNode({ composed: true }) as Document;
  const { documentElement: root, body } = page;
  const { overflowY } = getComputedStyle(body);
  const restores: (() => void)[] = [];
  const set = (element: HTMLElement, styles: Record<string, string>) => {
    for (const [name, value] of Object.entries(styles)) {
      restores.push(setStyle(element, name, value, 'important'));
    }
  };
  if (inner instanceof HTMLElement && inner !== root && inner !== body)
    set(inner, heldStyles(inner.offsetWidth > inner.clientWidth));
  if (/hidden|auto|scroll|clip/.test(getComputedStyle(root).overflow)) {
    // The body is a scroll container of its own, and may be the one that scrolls.
    if (/auto|scroll/.test(overflowY)) {
      set(body, heldStyles(overflowY === 'scroll' || body.scrollHeight > body.clientHeight));
    }
  } else {
    // The body's overflow is that of the viewport. It would become the body's own, which moves everything that is sticky.
    set(body, { 'overflow-x': 'visible', 'overflow-y': 'visible' });
  }
  set(root, heldStyles(window.innerWidth > root.clientWidth));
  return () => {
    for (const restore of restores.reverse()) restore();
  };
};

/**
 * Creates a function that disables scrolling of the page and returns a function that releases the lock. Locks are
 * counted. Nothing on the page moves, whatever `overflow` the host's root and body have, and the last release restores the
 * host's styles [SHELL-5].
 *
 * @param inner returns the element that scrolls in a host whose page does not
 */
export const createScrollLock = (inner: () => Element | undefined = () => undefined): (() => () => void) => {
  let holders = 0;
  let restore: (() => void) | undefined;
  return () => {
    holders += 1;
    restore ??= lock(inner());
    let held = 1;
    return () => {
      holders -= held;
      held = 0;
      if (holders > 0) return;
      restore?.();
      restore = undefined;
    };
  };
};
