import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './LevelStates.module.css';

/** Rows drawn for a level whose size isn't known. */
const USUAL_ROWS = 8;
const MOST_ROWS = 12;

/** Keeps the room of a level that is on its way. */
export const LevelLoading = ({ rows = USUAL_ROWS }: { readonly rows?: number | undefined }) => (
  <div role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: Math.min(rows || USUAL_ROWS, MOST_ROWS) }, (_, row) => (
      <div key={row} className={styles.row} />
    ))}
  </div>
);

interface LevelFailedProps {
  readonly name: string;
  readonly onRetry: () => void;
}

/** A level that can't be had: said shortly, with a way to ask again [MEGA-10]. */
export const LevelFailed = ({ name, onRetry }: LevelFailedProps) => (
  <div role="status" className={styles.failed}>
    <p>Sorry, {name} could not be loaded.</p>
    <button type="button" className={styles.retry} onClick={onRetry}>
      Try again
    </button>
  </div>
);
