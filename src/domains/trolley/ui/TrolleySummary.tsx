import type { ReactNode } from 'react';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { useStateOf } from '../../../ui/use-state-of';
import type { TrolleyStatus, TrolleyStore } from '../store';
import * as styles from './TrolleySummary.module.css';

interface TrolleySummaryProps {
  readonly store: TrolleyStore | undefined;
  /** What stands before the store is there. */
  readonly before: TrolleyStatus;
  /** Beside the link. */
  readonly children?: ReactNode;
}

const Cost = ({ status }: { readonly status: TrolleyStatus }) => {
  switch (status.kind) {
    case 'pending':
      return <span className={styles.skeleton} />;
    case 'ready':
      return status.label.cost;
    case 'none':
    case 'failed':
      return 'Trolley';
  }
};

/** Count and estimated cost; 'Trolley' in place of the price where there is none [TROL-2] [TROL-3]. */
export const TrolleySummary = ({ store, before, children }: TrolleySummaryProps) => {
  const status = useStateOf(store, (state) => state.status, before);
  const isUpdating = useStateOf(store, (state) => state.isUpdating, false);
  const label = status.kind === 'ready' ? status.label : undefined;

  return (
    <div className={styles.summary}>
      <Link
        href={routes.trolley}
        className={styles.link}
        aria-label={label?.name ?? 'Trolley'}
        aria-busy={isUpdating || status.kind === 'pending'}
      >
        <span className={styles.icon}>
          <Icon name="trolley" size={26} />
          {label?.count && (
            <span className={styles.count} aria-hidden>
              {label.count}
            </span>
          )}
        </span>
        <span className={styles.cost}>
          <Cost status={status} />
        </span>
      </Link>
      {children}
    </div>
  );
};
