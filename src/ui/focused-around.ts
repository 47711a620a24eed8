import { documentProperty } from '../../federation/contract/document-property';

/**
 * Returns the element with the focus in the shadow tree that contains an element; if the focus is not in that tree, the one
 * in the document.
 */
export const focusedAround = (element: Element): Element | null => {
  const root: Node & { readonly activeElement?: Element | null } = element.getRootNode();
  const inTree = root === element.ownerDocument ? null : root.activeElement;
  return inTree ?? documentProperty(element.ownerDocument, 'activeElement');
};
