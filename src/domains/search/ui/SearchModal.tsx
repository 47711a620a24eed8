import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { inertOutside } from '../../../ui/inert-outside';
import { promoteToTopLayer } from '../../../ui/top-layer';
import { useCloseRequest } from '../../../ui/use-close-request';
import { focusedAround } from '../../../ui/focused-around';

export interface SearchModalProps {
  readonly panel: RefObject<HTMLElement | null>;
  /** The button that opened the panel, which gets the focus back; hidden while the field has a row of its own. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onCancel: () => void;
}

/** The field stays visible in its row. On a phone, the focus would keep the keyboard open. */
const leaveToField = (panel: HTMLElement) => {
  const field = panel.querySelector('input');
  if (panel.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches) field?.blur();
  else field?.focus();
};

/**
 * Makes the search of small screens modal while it is rendered: nothing outside it can get the focus, and Back cancels it. It covers the page whatever styles the host has [SRCH-10] [FED-6]. Renders nothing.
 */
export const SearchModal = ({ panel, trigger, onCancel }: SearchModalProps) => {
  useCloseRequest(panel, true, onCancel);
  useLayoutEffect(() => {
    const element = panel.current;
    const field = element?.querySelector('input');
    // Typing replaces the page's term, but not what was typed before the press on the field was repeated.
    if (field?.value === field?.defaultValue) field?.select();
    const button = trigger.current;
    const restore = inertOutside(element);
    return () => {
      restore();
      void Promise.resolve().then(() => {
        const focused = element && focusedAround(element);
        // StrictMode hides nothing.
        if (element?.dataset['open'] === 'true' || !focused || !element.contains(focused)) return;
        // A hidden field keeps the focus until the next frame; the button gets it before.
        button?.focus();
        if (focusedAround(element) === focused) leaveToField(element);
      });
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
