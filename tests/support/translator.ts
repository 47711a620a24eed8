import type { Page } from '@playwright/test';

/**
 * Starts a translator such as the browser's own: it replaces each text node by two elements with the same text,
 * and goes on doing so whenever the page changes. It leaves out what the page marks with `translate="no"`.
 */
export const startTranslator = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isText = (node: Node): node is Text => node instanceof Text && /\S/.test(node.data);
    const isTranslated = ({ parentElement }: Text) =>
      parentElement?.closest('i, script, style, [translate=no]') !== null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [root];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter(isText)) {
        if (isTranslated(text)) continue;
        const [outer, inner] = [document.createElement('i'), document.createElement('i')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  });
