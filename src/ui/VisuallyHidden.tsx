import type { ReactNode } from 'react';
import * as styles from './text.module.css';

/** Text that only assistive technology reads. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
