import * as styles from './Spinner.module.css';

/** A turning ring in the text's colour; still with reduced motion. What waits is told in words beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
