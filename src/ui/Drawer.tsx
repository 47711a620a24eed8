import { useId, type ReactNode, type RefObject } from 'react';
import { CloseButton } from './CloseButton';
import { Icon } from './Icon';
import * as styles from './Drawer.module.css';
import { useModal } from './use-modal';
import { BACK } from './texts';
import { useText } from './use-text';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Goes up one level; undefined on the first level. */
  readonly onBack?: (() => void) | undefined;
  /** Receives focus when the contents of the drawer change. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Fills the space under the heading, and scrolls its own overflow. */
  readonly children: ReactNode;
}

/** A native dialog that slides in from the side. Escape, Close and the backdrop close it. */
export const Drawer = ({ title, onClose, onBack, heading, children }: DrawerProps) => {
  const t = useText();
  const { dialog } = useModal({ onClose });
  const id = useId();
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.head} data-level={onBack ? 'inner' : 'first'}>
          {onBack && (
            <button type="button" className={styles.back} aria-label={t(BACK)} onClick={onBack}>
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
