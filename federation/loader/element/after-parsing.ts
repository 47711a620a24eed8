const hasNodeAfter = (node: Node): boolean => {
  for (let each: Node | null = node; each; each = each.parentNode) if (each.nextSibling) return true;
  return false;
};

/**
 * Calls `begin` once the parser has reached the end of the element, at once if it has already. An async script may run
 * while the children of the element are still missing.
 */
export const afterParsing = (element: Node, begin: () => void): void => {
  const isParsed = (): boolean => document.readyState !== 'loading' || hasNodeAfter(element);
  if (isParsed()) {
    begin();
    return;
  }
  const check = (): void => {
    if (!isParsed()) return;
    observer.disconnect();
    document.removeEventListener('readystatechange', check);
    begin();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', check);
};
