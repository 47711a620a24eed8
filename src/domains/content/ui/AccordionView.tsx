import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { useContent } from './provider';
import * as styles from './AccordionView.module.css';

interface AccordionViewProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A `details` element, which also opens without script. Opening it notifies the page that sizes changed [CONT-8]. */
export const AccordionView = ({ title, isOpen, children }: AccordionViewProps) => {
  const { onResize } = useContent();
  return (
    <details
      className={styles.accordion}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        // React dispatches the events of parts inside, too.
        if (target === currentTarget && currentTarget.open) onResize();
      }}
    >
      <summary className={styles.title}>
        <span>{title}</span>
        <span className={styles.arrow}>
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
};
