import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon';
import { useDismiss } from '../../../ui/use-dismiss';
import * as styles from './SearchOpener.module.css';

interface SearchOpenerProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Closes, and makes the field pristine again. */
  readonly onCancel: () => void;
  /** The form, which lies over the page while the overlay is open. */
  readonly children: ReactNode;
  /** What stands beside the form; under it in the overlay. */
  readonly more?: ReactNode;
}

/** Small screens: a button that opens the field over the whole screen, and Cancel [SRCH-10]. */
export const SearchOpener = ({ isOpen, onOpen, onCancel, children, more }: SearchOpenerProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const open = () => {
    // Focus must move inside the tap, or a phone doesn't bring its keyboard up.
    flushSync(onOpen);
    panel.current?.querySelector('input')?.focus();
  };
  const cancel = () => {
    flushSync(onCancel);
    opener.current?.focus();
  };
  useDismiss(panel, isOpen, (reason) => {
    if (reason === 'escape') cancel();
    else onCancel();
  });

  return (
    <>
      <button ref={opener} type="button" className={styles.opener} aria-label="Open search" onClick={open}>
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
