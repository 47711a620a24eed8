import { useDeferredValue, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { useEscape } from '../../../ui/use-escape';
import type { Opener } from '../opener';
import * as styles from './DropPanel.module.css';

interface DropPanelProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** Laid out while it is closed, too: for one without pictures, which would be fetched. */
  readonly isLaidOut?: boolean;
  readonly opener: Pick<Opener, 'leave' | 'stay'>;
  /** CSS pixels from the viewport's top to the panel's: a host may have something above, pages may be scrolled. */
  readonly top: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel that hangs under the navigation row, right behind its button so that Tab goes into it. Escape, a press
 * outside and focus that moves on close it; focus within goes back to the button.
 */
export const DropPanel = ({ label, isOpen, isLaidOut, opener, top, onClose, children }: DropPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  /** The button's list item, which holds both. */
  const item = useRef<HTMLElement>(null);

  // Made ready when nothing else is to be done.
  const isReady = useDeferredValue(true, false);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    item.current = element.parentElement;
    return () => {
      const focused = element.ownerDocument.activeElement;
      if (element.contains(focused)) focusButton(element);
    };
  }, [isOpen]);
  useDismiss(item, isOpen, onClose);
  useEscape(panel, isOpen, () => {
    const element = panel.current;
    const page = element?.ownerDocument;
    if (element && page?.activeElement === page?.body) focusButton(element);
    onClose();
  });

  const style: CSSProperties & Record<'--sh-top', string> = { '--sh-top': `${String(top)}px` };
  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      hidden={!isOpen}
      data-laid-out={isLaidOut}
      className={styles.panel}
      style={style}
      onPointerEnter={opener.stay}
      onPointerLeave={opener.leave}
    >
      {(isOpen || isReady) && children}
    </div>
  );
};

const focusButton = (panel: HTMLElement) => {
  const button = panel.previousElementSibling;
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
};
