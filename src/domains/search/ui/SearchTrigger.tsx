import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon';
import { promoteToTopLayer } from '../../../ui/top-layer';
import { useCloseRequest } from '../../../ui/use-close-request';
import { useDismiss } from '../../../ui/use-dismiss';
import * as styles from './SearchTrigger.module.css';

interface SearchTriggerProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Closes the overlay and resets the field. */
  readonly onCancel: () => void;
  /** The form, which covers the page while the overlay is open. */
  readonly children: ReactNode;
  /** Rendered next to the form, and below it in the overlay. */
  readonly more?: ReactNode;
}

/**
 * On small screens, a button that opens the field in a full-screen overlay, and Cancel [SRCH-10]. The overlay covers the
 * page whatever styles the host has [FED-6].
 */
export const SearchTrigger = ({ isOpen, onOpen, onCancel, children, more }: SearchTriggerProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const open = () => {
    // The focus must move during the tap event, or a phone does not open its keyboard.
    flushSync(onOpen);
    const field = panel.current?.querySelector('input');
    field?.focus();
    // Typing replaces the term of the page.
    field?.select();
  };
  useDismiss(panel, isOpen, onCancel);
  useCloseRequest(panel, isOpen, onCancel);
  const hasFocus = () => panel.current?.contains(panel.current.ownerDocument.activeElement);
  // A hidden field keeps the focus until the next frame; the button gets it before.
  useLayoutEffect(
    () => () => {
      if (isOpen && hasFocus()) trigger.current?.focus();
    },
    [isOpen],
  );

  useEffect(() => {
    if (isOpen) promoteToTopLayer(panel.current);
    else panel.current?.removeAttribute('popover');
  }, [isOpen]);

  return (
    <>
      <button ref={trigger} type="button" className={styles.trigger} aria-label="Open search" onClick={open}>
        <Icon name="search" />
      </button>
      <div ref={panel} className={styles.panel} data-open={isOpen} data-more={!!more}>
        {children}
        <button type="button" className={styles.cancel} onClick={onCancel}>
          Cancel
        </button>
        {more}
      </div>
    </>
  );
};
