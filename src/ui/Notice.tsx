import { Icon } from './Icon';
import * as styles from './Notice.module.css';

interface NoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Tells in sight, under the header, what could not be done. Screen readers are told by the live region. */
export const Notice = ({ text, onClose }: NoticeProps) => (
  <div className={styles.notice}>
    <p className={styles.text}>{text}</p>
    <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
);
