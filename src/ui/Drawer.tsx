import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './Drawer.module.css';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog that slides in from the side; Escape, Close and the overlay beside it close it. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A click whose target is the dialog itself is one on its backdrop: the panel covers the rest.
    const closeOnBackdrop = ({ target }: MouseEvent) => {
      if (target === element) onClose();
    };
    element.addEventListener('click', closeOnBackdrop);
    element.showModal();
    return () => {
      element.removeEventListener('click', closeOnBackdrop);
      element.close();
    };
  }, [onClose]);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={title} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};
