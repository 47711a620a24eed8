import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './Drawer.module.css';
import { useModal } from './use-modal';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog that slides in from the side; Escape, Close and the overlay beside it close it. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const { dialog } = useModal({ onClose });
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={title}>
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
