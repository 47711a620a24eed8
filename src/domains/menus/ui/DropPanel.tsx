import { useDeferredValue, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { useEscape } from '../../../ui/use-escape';
import type { MenuTrigger } from '../menu-trigger';
import { useText } from '../../../ui/use-text';
import * as styles from './DropPanel.module.css';
import { focusedAround } from '../../../ui/focused-around';
import { surrounds } from '../../../ui/shadow-roots';

interface DropPanelProps {
  /** Translated. */
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
  const t = useText();
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
      if (element.contains(focusedAround(element))) focusButton(element);
    };
  }, [isOpen]);
  useDismiss(item, isOpen, onClose);
  useEscape(panel, isOpen, () => {
    const element = panel.current;
    const focused = element && focusedAround(element);
    // Before the panel changes: the browser would compute its styles once more to move the focus after that. The focus is on
    // the body if the press that opened the panel moved it nowhere else.
    if (focused && (surrounds(focused, element) || element.contains(focused))) focusButton(element);
    onClose();
  });

  const style: CSSProperties & Record<'--sh-top', string> = { '--sh-top': `${String(top)}px` };
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t(label)}
      hidden={!isOpen}
      data-laid-out={isLaidOut}
      className={styles.panel}
      tabIndex={-1}
      // React in development compares the text of the style, which browsers write in their own way.
      suppressHydrationWarning
      style={style}
      onPointerEnter={trigger.keepOpen}
      onPointerLeave={trigger.leave}
    >
      {(isOpen || isReady) && children}
    </div>
  );
};

const focusButton = (panel: HTMLElement | null) => {
  (panel?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
};
