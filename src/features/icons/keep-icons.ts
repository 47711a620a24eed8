import type { Browser } from '../../platform/browser';

/** The attributes of an icon that are also CSS properties. */
const DRAWN = 'd,fill,stroke,stroke-width,stroke-linecap,stroke-linejoin,width,height'.split(',');

const valueOf = (name: string, value: string): string => {
  if (name === 'd') return `path("${value}")`;
  return name === 'width' || name === 'height' ? `${value}px` : value;
};

/** Sets the attributes of the header's icons as inline styles, which no style sheet of a host overrides. */
const setStyles = (header: HTMLElement): void => {
  for (const part of header.querySelectorAll<SVGElement>('svg, svg *'))
    for (const name of DRAWN) {
      const value = part.getAttribute(name);
      if (value) part.style.setProperty(name, valueOf(name, value), 'important');
    }
};

/**
 * Keeps the icons visible in hosts with rules such as `* { all: unset }`: they override every attribute of an icon that is a
 * CSS property, such as `d` in Chromium and Firefox [FED-6].
 *
 * @returns a function that removes the listener
 */
export const keepIcons = (header: HTMLElement, browser: Pick<Browser, 'observeChildren'>): (() => void) => {
  const path = header.querySelector('path');
  if (!path || getComputedStyle(path).getPropertyValue('d') !== 'none') return () => undefined;
  setStyles(header);
  return browser.observeChildren(header, () => setStyles(header));
};
