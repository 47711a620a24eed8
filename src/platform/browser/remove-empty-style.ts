/** Removes the attribute `style` of an element if its last property has been removed: browsers leave it empty. */
export const removeEmptyStyle = (element: HTMLElement): void => {
  if (element.style.length === 0) element.removeAttribute('style');
};
