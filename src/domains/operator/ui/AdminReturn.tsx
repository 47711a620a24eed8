import * as styles from './AdminReturn.module.css';

/** Staff leave the customer's account; in place of Sign out [AUTH-3]. */
export const AdminReturn = ({ onReturn }: { readonly onReturn: () => void }) => (
  <button type="button" className={styles.button} onClick={onReturn}>
    Return to admin
  </button>
);
