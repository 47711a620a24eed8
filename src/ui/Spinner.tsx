import * as styles from './Spinner.module.css';

interface SpinnerProps {
  readonly size?: 'small' | 'medium' | 'large';
  /** Colour of the ring; 'light' is for dark backgrounds. */
  readonly theme?: 'dark' | 'light';
}

/** A rotating ring, static with reduced motion [CONT-8]. Text next to it must name what is loading. */
export const Spinner = ({ size = 'medium', theme = 'dark' }: SpinnerProps) => (
  <span className={styles.spinner} data-size={size} data-theme={theme} aria-hidden="true" />
);
