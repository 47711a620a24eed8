import { useEffect } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './ContactAddressBadge.module.css';

interface ContactAddressBadgeProps {
  readonly isShown: boolean;
  readonly onShown: () => void;
}

/** Warns in the account's button that a contact address is missing; only when a flag is set [ACCT-1]. */
export const ContactAddressBadge = ({ isShown, onShown }: ContactAddressBadgeProps) => {
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return isShown ? (
    <span className={styles.badge}>
      !<VisuallyHidden> Your contact address is missing</VisuallyHidden>
    </span>
  ) : null;
};
