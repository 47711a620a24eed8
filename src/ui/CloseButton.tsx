import * as styles from './CloseButton.module.css';
import { Icon } from './Icon';

interface CloseButtonProps {
  readonly label?: string;
  readonly onClose: () => void;
}

/** A button that closes the dialog, panel or banner around it. */
export const CloseButton = ({ label = 'Close', onClose }: CloseButtonProps) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
    <Icon name="close" />
  </button>
);
