import { useEffect, useState, type MouseEvent } from 'react';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';
import { isPlainClick } from '../../ui/Link';
import { useStore } from '../../ui/use-store';
import type { HeaderObject } from '../create-header';

interface HeldPress {
  readonly link: HTMLElement;
  /** Address of the page on which the link was pressed. */
  readonly url: string;
  readonly isLate?: boolean;
}

/**
 * Lets a customer's press on a link wait for the runtime, which decides where the link leads, for 8 s at most. The press is
 * then repeated; without the runtime it follows the link. A press is forgotten when the host changes the page
 * [CHK-1] [ERR-6].
 *
 * @returns whether a press waits, and a function that handles a press while there is no runtime
 */
export const useHeldPress = ({ runtime, expectedIdentity, hostPage }: HeaderObject) => {
  const isLoading = useStore(runtime, (state) => state.kind === 'waiting');
  const [held, setHeld] = useState<HeldPress>();
  const mayWait = isLoading && !held?.isLate && expectedIdentity !== 'visitor';
  useEffect(() => {
    if (!held) return undefined;
    if (mayWait) return hostPage.after(INTERACTION_TIMEOUT_MS, () => setHeld({ ...held, isLate: true }));
    const { link, url } = held;
    if (link.ownerDocument.URL === url) link.click();
    return undefined;
  }, [held, mayWait, hostPage]);
  const hold = (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: link } = event;
    if (!mayWait || !isPlainClick(event)) return;
    event.preventDefault();
    setHeld(held ?? { link, url: link.ownerDocument.URL });
  };
  return [mayWait && !!held, hold] as const;
};
