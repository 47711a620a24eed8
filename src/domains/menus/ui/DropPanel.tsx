import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { useEscape } from '../../../ui/use-escape';
import type { Opener } from '../opener';
import * as styles from './DropPanel.module.css';

interface DropPanelProps {
  readonly label: string;
  readonly opener: Pick<Opener, 'leave' | 'stay'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel that hangs under the navigation row, right behind its button so that Tab goes into it. Escape, a press
 * outside and focus that moves on close it; focus within goes back to the button.
 */
export const DropPanel = ({ label, opener, onClose, children }: DropPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  /** The button's list item, which holds both. */
  const item = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    item.current = element.parentElement;
    // A host may have something above the header, and the page may be scrolled: measured, not known.
    element.style.setProperty('--sh-top', `${String(element.getBoundingClientRect().top)}px`);
    return () => {
      const focused = element.ownerDocument.activeElement;
      if (element.contains(focused)) focusButton(element);
    };
  }, []);
  useDismiss(item, true, onClose);
  useEscape(panel, true, () => {
    const element = panel.current;
    const page = element?.ownerDocument;
    if (element && page?.activeElement === page?.body) focusButton(element);
    onClose();
  });

  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className={styles.panel}
      onPointerEnter={opener.stay}
      onPointerLeave={opener.leave}
    >
      {children}
    </div>
  );
};

const focusButton = (panel: HTMLElement) => {
  const button = panel.previousElementSibling;
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
};
