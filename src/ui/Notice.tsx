import { CloseButton } from './CloseButton';
import * as styles from './Notice.module.css';

interface NoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Tells in sight, under the header, what could not be done. Screen readers are told by the live region. */
export const Notice = ({ text, onClose }: NoticeProps) => (
  <div className={styles.notice}>
    <p className={styles.text}>{text}</p>
    <CloseButton onClose={onClose} />
  </div>
);
