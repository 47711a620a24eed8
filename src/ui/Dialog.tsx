import { useEffect, useId, type ReactNode } from 'react';
import * as styles from './Dialog.module.css';
import { CloseButton } from './CloseButton';
import { LiveRegion, type Announcement } from './LiveRegion';
import { useModal, type ModalOptions } from './use-modal';
import type { ReadableStore } from './use-store';
import { useText } from './use-text';

/** What a dialog needs from the header. */
export interface DialogContext {
  readonly onClose: () => void;
  /** Disables scrolling of the page. Returns a function that enables it again [SHELL-5]. */
  readonly lockScroll: () => () => void;
  /** Also announced inside the dialog, because everything outside a modal dialog is inert. */
  readonly announcements: ReadableStore<Announcement>;
  readonly after: NonNullable<ModalOptions['after']>;
}

interface DialogProps extends DialogContext {
  /** Translated. */
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons under the content, which stay visible while the content scrolls. */
  readonly actions?: ReactNode;
  /** The shopper must choose an action: there is no Close button, and Escape and backdrop do nothing [ERR-1]. */
  readonly isAlert?: boolean;
  /** Milliseconds between the request to close and `onClose`; 0 by default [ERR-7]. */
  readonly closeTimeout?: number;
  /** Only as high as its content on small screens, instead of the whole screen. */
  readonly isShort?: boolean;
  /** A sheet at the bottom of the screen on small screens, within reach of the thumb. */
  readonly isSheet?: boolean;
}

/**
 * A modal dialog: a panel in the middle of the page, or the whole screen on small screens. Close, Escape and the
 * backdrop close it. Focus moves into the dialog and back [ERR-7].
 */
export const Dialog = ({
  title,
  children,
  actions,
  isAlert = false,
  closeTimeout = 0,
  isShort = false,
  isSheet,
  onClose,
  lockScroll,
  announcements,
  after,
}: DialogProps) => {
  const { dialog, close } = useModal({ onClose, isAlert, closeTimeout, after });
  const id = useId();
  const t = useText();
  useEffect(() => lockScroll(), [lockScroll]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-short={isShort}
      data-sheet={isSheet}
      aria-labelledby={id}
      {...(isAlert && { role: 'alertdialog' })}
      {...((isAlert || isShort) && { 'aria-describedby': `${id}-text` })}
    >
      <div className={styles.panel} tabIndex={-1}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t(title)}
          </h2>
          {!isAlert && <CloseButton onClose={close} />}
        </div>
        <div id={`${id}-text`} className={styles.body} tabIndex={-1}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <LiveRegion announcements={announcements} />
    </dialog>
  );
};
