import * as styles from './AdminReturn.module.css';

/** The button with which staff leave the customer's account; it replaces Sign out [AUTH-3]. */
export const AdminReturn = ({ onReturn }: { readonly onReturn: () => void }) => (
  <button type="button" className={styles.button} onClick={onReturn}>
    Return to admin
  </button>
);
