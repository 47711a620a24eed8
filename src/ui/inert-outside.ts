/** Returns the element that contains another one, also around a shadow tree. */
const parentOf = ({ parentElement, parentNode }: Element): Element | null =>
  parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host ?? null;

/**
 * Makes the rest of the page inert, as a modal dialog does: what an element covers cannot get the focus, and screen readers
 * skip it. Live regions still speak.
 *
 * @param element an element in the document; nothing happens for null
 * @returns a function that makes inert only what was inert before
 */
export const inertOutside = (element: HTMLElement | null): (() => void) => {
  const changed: HTMLElement[] = [];
  for (let inside: Element | null = element; inside; inside = parentOf(inside))
    for (const other of inside.parentNode?.children ?? [])
      if (
        other !== inside &&
        other instanceof HTMLElement &&
        !other.inert &&
        !other.querySelector(':scope > [role=status]')
      ) {
        other.inert = true;
        changed.push(other);
      }
  return () => {
    for (const other of changed) other.inert = false;
  };
};
