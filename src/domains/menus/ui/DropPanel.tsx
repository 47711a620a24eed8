import { useDeferredValue, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { useEscape } from '../../../ui/use-escape';
import type { MenuTrigger } from '../menu-trigger';
import * as styles from './DropPanel.module.css';

interface DropPanelProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** Whether it is laid out even while it is closed; not for panels with images, which would be fetched. */
  readonly isLaidOut?: boolean;
  readonly trigger: Pick<MenuTrigger, 'leave' | 'keepOpen'>;
  /** Distance in CSS pixels from the top of the viewport to the panel; depends on the host's page and on scrolling. */
  readonly top: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel under the navigation row. It follows its button in the document, so that Tab moves into it. Escape, a press
 * outside and focus that moves elsewhere close it; if the focus is inside, it returns to the button.
 */
export const DropPanel = ({ label, isOpen, isLaidOut, trigger, top, onClose, children }: DropPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  /** The list item that contains the button and the panel. */
  const item = useRef<HTMLElement>(null);

  // A closed panel's children are rendered in a deferred render.
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
      onPointerEnter={trigger.keepOpen}
      onPointerLeave={trigger.leave}
    >
      {(isOpen || isReady) && children}
    </div>
  );
};

const focusButton = (panel: HTMLElement) => {
  const button = panel.previousElementSibling;
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
};
