import type { HeaderProps } from '../contract';
import { hasServerMarkup } from './server-markup';

/** Whether the frame shows what the header will render first: it knows the configuration, and nothing preloaded. */
const isOf = (json: Element | null, { config, preloaded }: HeaderProps): boolean =>
  !preloaded && JSON.stringify(config) === JSON.stringify(JSON.parse(json?.textContent ?? ''));

/**
 * Moves the header's first frame from the page's `<shop-header>` into the element of a component, which the header then takes
 * over like a server's markup, with the focus that it has. The empty `<shop-header>` is removed, so a late frame finds no
 * place. A frame of other props is removed with it, and the header is rendered as without one [FED-8].
 */
export const takeFrame = (place: HTMLElement, props: HeaderProps): void => {
  const early = document.querySelector('shop-header:not(:defined)');
  if (!early || hasServerMarkup(place)) return;
  const { activeElement } = document;
  const json = early.querySelector('script');
  // The document's styles, which the frame has, do not apply in a shadow tree or in another document.
  if (hasServerMarkup(early) && place.getRootNode() === document && isOf(json, props)) {
    json?.remove();
    place.replaceChildren(...early.childNodes);
    place.style.display = 'contents';
  }
  early.remove();
  if (activeElement instanceof HTMLElement && place.contains(activeElement))
    activeElement.focus({ preventScroll: true });
};
