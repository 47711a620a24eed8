import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { inertOutside } from '../../../ui/inert-outside';
import { promoteToTopLayer } from '../../../ui/top-layer';
import { useCloseRequest } from '../../../ui/use-close-request';
import { focusedAround } from '../../../ui/focused-around';

export interface SearchModalProps {
  readonly panel: RefObject<HTMLElement | null>;
  /** The header's own button that opens the panel. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onCancel: () => void;
}

/**
 * The button that opened the panel, if it is not the header's own. A field of the page may open the search whenever it
 * gets the focus, so it is no such button.
 */
const buttonOfPage = (panel: Element): HTMLElement | undefined => {
  const focused = focusedAround(panel);
  const isButton = focused instanceof HTMLElement && focused.matches('a, button, [role="button"]');
  return isButton && !panel.contains(focused) ? focused : undefined;
};

/**
 * Makes the search of small screens modal while it is rendered: nothing outside it can get the focus,
 * and Back cancels it. It covers the page whatever styles the host has [SRCH-10] [FED-6]. Once it closes, the button that
 * opened it gets the focus back: one of the page, or the header's own. Renders nothing.
 */
export const SearchModal = ({ panel, trigger, onCancel }: SearchModalProps) => {
  useCloseRequest(panel, true, onCancel);
  useLayoutEffect(() => {
    const element = panel.current;
    const button = trigger.current;
    if (!element) return;
    const opener = buttonOfPage(element);
    const restore = inertOutside(element);
    return () => {
      restore();
      const focused = focusedAround(element);
      // A hidden field keeps the focus until the next frame. Escape has moved it to the header's button already.
      if (focused !== button && !element.contains(focused)) return;
      (opener?.isConnected ? opener : button)?.focus();
    };
  }, [panel, trigger]);
  useEffect(() => {
    const element = panel.current;
    promoteToTopLayer(element);
    return () => {
      element?.removeAttribute('popover');
    };
  }, [panel]);
  return null;
};
