import { useEffect } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './ContactAddressBadge.module.css';
import { ADDRESS_MISSING } from '../texts';

interface ContactAddressBadgeProps {
  /** Left out by the header, to which nothing reports a missing address yet. */
  readonly isShown?: boolean;
  /** Called when the warning has been rendered. */
  readonly onShown: () => void;
}

/** A warning in the account button that the contact address is missing, shown when a flag is set [ACCT-1]. */
export const ContactAddressBadge = ({ isShown = false, onShown }: ContactAddressBadgeProps) => {
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return isShown ? (
    <span className={styles.badge}>
      <span>!</span>
      <VisuallyHidden>{ADDRESS_MISSING}</VisuallyHidden>
    </span>
  ) : null;
};
