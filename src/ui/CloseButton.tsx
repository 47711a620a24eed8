import * as styles from './CloseButton.module.css';
import { Icon } from './Icon';
import { CLOSE } from './texts';
import { useText } from './use-text';

interface CloseButtonProps {
  /** Translated; 'Close' by default. */
  readonly label?: string;
  readonly onClose: () => void;
}

/** A button that closes the dialog, panel or banner around it. */
export const CloseButton = ({ label = CLOSE, onClose }: CloseButtonProps) => {
  const t = useText();
  return (
    <button type="button" className={styles.close} aria-label={t(label)} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
};
