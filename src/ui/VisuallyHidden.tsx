import type { ReactNode } from 'react';
import { useText } from './use-text';
import * as styles from './text.module.css';

/** What only assistive technology reads. A text is translated, and is separated by a space from the text before it. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => {
  const t = useText();
  return <span className={styles.hidden}>{typeof children === 'string' ? ` ${t(children)}` : children}</span>;
};
