import { useEffect, useId, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import * as styles from './Dialog.module.css';
import { Icon } from './Icon';
import { LiveRegion, type Announcement } from './LiveRegion';
import { useModal } from './use-modal';

/** What a dialog needs of the header around it. */
export interface DialogSurroundings {
  readonly onClose: () => void;
  /** Keeps the page behind from scrolling until the answer is called [SHELL-5]. */
  readonly lockScroll: () => () => void;
  /** Heard inside as well: what lies outside of a modal dialog is inert. */
  readonly announcements: Pick<StoreApi<Announcement>, 'getState' | 'subscribe'>;
}

interface DialogProps extends DialogSurroundings {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons under the content, which stay in sight while it scrolls. */
  readonly actions?: ReactNode;
}

/**
 * A modal dialog: a panel in the middle, on small screens the whole screen. Close, Escape and the backdrop ask
 * to close; focus moves in and back [ERR-7].
 */
export const Dialog = ({ title, onClose, lockScroll, announcements, children, actions }: DialogProps) => {
  const dialog = useModal(onClose);
  const id = useId();
  useEffect(() => lockScroll(), [lockScroll]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <LiveRegion announcements={announcements} />
    </dialog>
  );
};
