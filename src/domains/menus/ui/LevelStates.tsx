import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './LevelStates.module.css';

/** Placeholder rows of a level with an unknown number of items. */
const DEFAULT_ROWS = 8;
const MAX_ROWS = 12;

/** Placeholder rows of a level that is loading. */
export const LevelLoading = ({ rows = DEFAULT_ROWS }: { readonly rows?: number | undefined }) => (
  <div role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: Math.min(rows || DEFAULT_ROWS, MAX_ROWS) }, (_, row) => (
      <div key={row} className={styles.row} />
    ))}
  </div>
);

interface LevelFailedProps {
  readonly name: string;
  readonly onRetry: () => void;
}

/** The message of a level that failed to load, with a retry button [MEGA-10]. */
export const LevelFailed = ({ name, onRetry }: LevelFailedProps) => (
  <div role="status" className={styles.failed}>
    <p>Sorry, {name} could not be loaded.</p>
    <button type="button" className={styles.retry} onClick={onRetry}>
      Try again
    </button>
  </div>
);
