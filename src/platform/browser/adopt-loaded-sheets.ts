import { adopt, isOurs } from './adopt-sheets';

/**
 * Adds the header's loaded style sheets to the shadow tree that contains an element, if one does: those of the document do
 * not apply there [FED-6].
 *
 * @throws TypeError for an element of another document, whose events and styles the header would not have
 */
export const adoptLoadedSheets = (element: Element): void => {
  // The roots are compared: a container of micro-frontends gives its pages a `Proxy` of the document [FED-2].
  if (element.ownerDocument.documentElement !== document.documentElement)
    throw new TypeError('the element is in another document: load the header in that document');
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  for (const sheet of document.styleSheets) if (isOurs(sheet)) adopt(root, sheet);
};
