import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';

/**
 * Lets React take over nodes that show the present state, in one go, so that no change comes between. A control that had
 * the keyboard's focus before receives the event of the focus again, because React has missed it [SHELL-6].
 *
 * @param getTree returns what the nodes show; a function, because errors that React keeps for good keep the parameters
 * @param onRecovered called with an error if the nodes were not those that React renders, and it has replaced them
 */
export const takeOver = (
  element: HTMLElement,
  getTree: () => ReactNode,
  onRecovered: (error: unknown) => void,
): Root => {
  const root = flushSync(() =>
    hydrateRoot(element, getTree(), { identifierPrefix: 'sh-', onRecoverableError: onRecovered }),
  );
  // Once the caller has finished: a component may change a store now.
  queueMicrotask(() => {
    element.querySelector(':focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  return root;
};
