import { documentProperty } from '../../federation/contract/document-property';

/** Returns the element with the focus in the document of an element, or in the shadow tree that contains it. */
export const focusedAround = (element: Element): Element | null => {
  const root: Node & { readonly activeElement?: Element | null } = element.getRootNode();
  return root === element.ownerDocument
    ? documentProperty(element.ownerDocument, 'activeElement')
    : (root.activeElement ?? null);
};
