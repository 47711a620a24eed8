import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon';
import { promoteToTopLayer } from '../../../ui/top-layer';
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
    panel.current?.querySelector('input')?.focus();
  };
  const cancel = () => {
    flushSync(onCancel);
    trigger.current?.focus();
  };
  useDismiss(panel, isOpen, (reason) => {
    if (reason === 'escape') cancel();
    else onCancel();
  });

  useEffect(() => {
    if (isOpen) promoteToTopLayer(panel.current);
    else panel.current?.removeAttribute('popover');
  }, [isOpen]);

  return (
    <>
      <button ref={trigger} type="button" className={styles.trigger} aria-label="Open search" onClick={open}>
        <Icon name="search" />
      </button>
      <div ref={panel} className={styles.panel} data-open={isOpen}>
        {children}
        <button type="button" className={styles.cancel} onClick={cancel}>
          Cancel
        </button>
        {more}
      </div>
    </>
  );
};
