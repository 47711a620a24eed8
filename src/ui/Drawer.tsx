import { useId, type ReactNode, type RefObject } from 'react';
import { CloseButton } from './CloseButton';
import { Icon } from './Icon';
import * as styles from './Drawer.module.css';
import { useModal } from './use-modal';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Goes up a level; left out on the first. */
  readonly onBack?: (() => void) | undefined;
  /** Takes the focus when what lies in the drawer changes. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Fills the room under the heading, and scrolls by itself. */
  readonly children: ReactNode;
}

/** A native dialog that slides in from the side; Escape, Close and the overlay beside it close it. */
export const Drawer = ({ title, onClose, onBack, heading, children }: DrawerProps) => {
  const { dialog } = useModal({ onClose });
  const id = useId();
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.head} data-level={onBack ? 'inner' : 'first'}>
          {onBack && (
            <button type="button" className={styles.back} aria-label="Back" onClick={onBack}>
              <Icon name="chevron" />
            </button>
          )}
          <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
};
