import { useEffect, useId, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import * as styles from './Dialog.module.css';
import { CloseButton } from './CloseButton';
import { LiveRegion, type Announcement } from './LiveRegion';
import { useModal, type ModalOptions } from './use-modal';

/** What a dialog needs of the header around it. */
export interface DialogSurroundings {
  readonly onClose: () => void;
  /** Keeps the page behind from scrolling until the answer is called [SHELL-5]. */
  readonly lockScroll: () => () => void;
  /** Heard inside as well: what lies outside of a modal dialog is inert. */
  readonly announcements: Pick<StoreApi<Announcement>, 'getState' | 'subscribe'>;
  readonly after: NonNullable<ModalOptions['after']>;
}

interface DialogProps extends DialogSurroundings {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons under the content, which stay in sight while it scrolls. */
  readonly actions?: ReactNode;
  /** One that must be answered: there is no Close, Escape and backdrop do nothing [ERR-1]. */
  readonly isAlert?: boolean;
  /** Milliseconds between the wish to close and the end; none unless told [ERR-7]. */
  readonly closeTimeout?: number;
  /** A few words and a choice: on small screens no more room than they need. */
  readonly isShort?: boolean;
}

/**
 * A modal dialog: a panel in the middle, on small screens the whole screen. Close, Escape and the backdrop ask
 * to close; focus moves in and back [ERR-7].
 */
export const Dialog = ({
  title,
  children,
  actions,
  isAlert = false,
  closeTimeout = 0,
  isShort = false,
  onClose,
  lockScroll,
  announcements,
  after,
}: DialogProps) => {
  const { dialog, close } = useModal({ onClose, isAlert, closeTimeout, after });
  const id = useId();
  useEffect(() => lockScroll(), [lockScroll]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-short={isShort}
      aria-labelledby={id}
      {...(isAlert && { role: 'alertdialog', 'aria-describedby': `${id}-text` })}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {!isAlert && <CloseButton onClose={close} />}
        </div>
        <div id={`${id}-text`} className={styles.body}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <LiveRegion announcements={announcements} />
    </dialog>
  );
};
