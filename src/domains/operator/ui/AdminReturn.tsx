import * as styles from './AdminReturn.module.css';
import { RETURN_TO_ADMIN } from '../texts';
import { useText } from '../../../ui/use-text';

/** The button with which staff leave the customer's account; it replaces Sign out [AUTH-3]. */
export const AdminReturn = ({ onReturn }: { readonly onReturn: () => void }) => {
  const t = useText();
  return (
    <button type="button" className={styles.button} onClick={onReturn}>
      {t(RETURN_TO_ADMIN)}
    </button>
  );
};
