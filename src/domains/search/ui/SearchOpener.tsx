import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { Icon } from '../../../ui/Icon';
import { useDismiss } from '../../../ui/use-dismiss';
import type { SearchStore } from '../store';
import styles from './SearchOpener.module.css';

interface SearchOpenerProps {
  readonly store: SearchStore;
  /** The form, which lies over the page while the overlay is open. */
  readonly children: ReactNode;
}

/** Small screens: a button that opens the field over the whole screen, and Cancel [SRCH-10]. */
export const SearchOpener = ({ store, children }: SearchOpenerProps) => {
  const isOpen = useStore(store, (state) => state.isOverlayOpen);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const open = () => {
    // Focus must move inside the tap, or a phone doesn't bring its keyboard up.
    flushSync(store.getState().openOverlay);
    panel.current?.querySelector('input')?.focus();
  };
  const cancel = () => {
    flushSync(store.getState().cancelOverlay);
    opener.current?.focus();
  };

  useDismiss(panel, isOpen, (reason) => {
    if (reason === 'escape') cancel();
    else store.getState().cancelOverlay();
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
      </div>
    </>
  );
};
