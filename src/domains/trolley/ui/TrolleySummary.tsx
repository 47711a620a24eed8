import type { ReactNode } from 'react';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { useStateOf } from '../../../ui/use-state-of';
import type { TrolleyLabel } from '../model';
import type { TrolleyStatus, TrolleyStore } from '../store';
import * as styles from './TrolleySummary.module.css';

interface TrolleySummaryProps {
  readonly store: TrolleyStore | undefined;
  /** What stands before the store is there. */
  readonly before: TrolleyStatus;
  /** Shown until the trolley has been read. */
  readonly known?: TrolleyLabel | undefined;
  /** Beside the link. */
  readonly children?: ReactNode;
}

/** Count and estimated cost; 'Trolley' in place of the price where there is none [TROL-2] [TROL-3]. */
export const TrolleySummary = ({ store, before, known, children }: TrolleySummaryProps) => {
  const status = useStateOf(store, (state) => state.status, before);
  const isPending = status.kind === 'pending';
  const isUpdating = useStateOf(store, (state) => state.isUpdating, false);
  const label = status.kind === 'ready' ? status.label : isPending ? known : undefined;

  return (
    <div className={styles.summary}>
      <Link
        href={routes.trolley}
        className={styles.link}
        aria-label={label?.name ?? 'Trolley'}
        aria-busy={isUpdating || isPending}
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
          {label?.cost ?? (isPending ? <span className={styles.skeleton} /> : 'Trolley')}
        </span>
      </Link>
      {children}
    </div>
  );
};
