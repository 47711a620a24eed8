import * as styles from './CloseButton.module.css';
import { Icon } from './Icon';

interface CloseButtonProps {
  readonly label?: string;
  readonly onClose: () => void;
}

/** Puts away what it stands in. */
export const CloseButton = ({ label = 'Close', onClose }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
    <Icon name="close" />
  </button>
);
