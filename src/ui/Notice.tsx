import { CloseButton } from './CloseButton';
import * as styles from './Notice.module.css';

interface NoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** A visible message under the header about an action that failed. The live region announces it to screen readers. */
export const Notice = ({ text, onClose }: NoticeProps) => (
  <div className={styles.notice}>
    <p className={styles.text}>{text}</p>
    <CloseButton onClose={onClose} />
  </div>
);
