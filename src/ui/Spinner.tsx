import * as styles from './Spinner.module.css';

interface SpinnerProps {
  readonly size?: 'small' | 'medium' | 'large';
  /** Of the ring: light stands on dark grounds. */
  readonly theme?: 'dark' | 'light';
}

/** A turning ring, still with reduced motion [CONT-8]. What waits is told in words beside it. */
export const Spinner = ({ size = 'medium', theme = 'dark' }: SpinnerProps) => (
  <span className={styles.spinner} data-size={size} data-theme={theme} aria-hidden="true" />
);
