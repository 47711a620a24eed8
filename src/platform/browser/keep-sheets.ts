import { adopt, isOurs } from './adopt-sheets';

/**
 * Keeps the header's style sheets in effect: routers that rebuild the head remove their elements, or disable them. The
 * rules are applied again before the next paint. A shadow tree gets each sheet as it loads [FED-6].
 *
 * @param header the header's element
 * @returns a function that stops this; rules that were added stay until the last header is unmounted
 */
export const keepSheets = (header: Element): (() => void) => {
  // Hosts test their pages in jsdom, which has neither.
  if (!('ResizeObserver' in window && 'adoptedStyleSheets' in document)) return () => undefined;
  // A sheet keeps its rules when its element has left the document.
  const known = new Set<CSSStyleSheet>();
  const check = () => {
    for (const sheet of document.styleSheets) if (isOurs(sheet)) known.add(sheet);
    const root = header.getRootNode();
    for (const sheet of known) {
      if (root instanceof ShadowRoot) adopt(root, sheet);
      else if (!sheet.ownerNode || sheet.disabled) adopt(document, sheet);
    }
  };
  const nodes = new MutationObserver(() => {
    check();
    observeNodes();
  });
  const observeNodes = () => {
    for (const node of [document.documentElement, document.head]) nodes.observe(node, { childList: true });
  };
  let frame = 0;
  // A header without its styles has another height.
  const size = new ResizeObserver(() => {
    const { length } = document.adoptedStyleSheets;
    check();
    if (document.adoptedStyleSheets.length === length) return;
    // The size changes back within this frame, which the browser would report as an error.
    size.unobserve(header);
    frame = requestAnimationFrame(() => size.observe(header));
  });
  observeNodes();
  size.observe(header);
  // The sheet of an element that was added is complete when it has loaded.
  document.addEventListener('load', check, true);
  return () => {
    nodes.disconnect();
    size.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('load', check, true);
  };
};
