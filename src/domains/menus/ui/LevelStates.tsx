import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as styles from './LevelStates.module.css';
import { COULD_NOT_BE_LOADED, LOADING, TRY_AGAIN } from '../texts';
import { useText } from '../../../ui/use-text';

/** Placeholder rows of a level with an unknown number of items. */
const DEFAULT_ROWS = 8;
const MAX_ROWS = 12;

/** Placeholder rows of a level that is loading. */
export const LevelLoading = ({ rows = DEFAULT_ROWS }: { readonly rows: number | undefined }) => (
  <div role="status">
    <VisuallyHidden>{LOADING}</VisuallyHidden>
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
export const LevelFailed = ({ name, onRetry }: LevelFailedProps) => {
  const t = useText();
  return (
    <div role="status" className={styles.failed}>
      <p>{t(COULD_NOT_BE_LOADED, { name })}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t(TRY_AGAIN)}
      </button>
    </div>
  );
};
