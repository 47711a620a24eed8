import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { repeatArrival } from '../platform/browser/repeat-arrival';

/**
 * Lets React take over nodes that show the present state, in one go, so that no change comes between. Then React receives
 * the focus and the mouse that were there before it.
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
  void Promise.resolve().then(() => {
    repeatArrival(element);
  });
  return root;
};
