import { documentProperty } from '../../federation/contract/document-property';

/** Returns the element with the focus in the document of an element. */
export const focusedAround = ({ ownerDocument }: Element): Element | null =>
  documentProperty(ownerDocument, 'activeElement');
