import { hasServerMarkup } from './server-markup';

/**
 * Moves the header's first frame from the page's `<shop-header>` into the element of a component, which the header then takes
 * over like a server's markup, with the focus that it has. The empty `<shop-header>` is removed, so a late frame finds no
 * place [FED-8].
 */
export const takeFrame = (place: HTMLElement): void => {
  const early = document.querySelector('shop-header:not(:defined)');
  if (!early || hasServerMarkup(place)) return;
  const { activeElement } = document;
  // The document's styles, which the frame has, do not apply in a shadow tree or in another document.
  if (hasServerMarkup(early) && place.getRootNode() === document) {
    early.querySelector('script')?.remove();
    place.replaceChildren(...early.childNodes);
    place.style.display = 'contents';
  }
  early.remove();
  if (activeElement instanceof HTMLElement && place.contains(activeElement))
    activeElement.focus({ preventScroll: true });
};
