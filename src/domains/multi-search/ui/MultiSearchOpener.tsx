import { Icon } from '../../../ui/Icon';
import { Spinner } from '../../../ui/Spinner';
import * as styles from './MultiSearchOpener.module.css';

interface MultiSearchOpenerProps {
  /** True while the dialog is being fetched. */
  readonly isWaiting: boolean;
  readonly onOpen: () => void;
}

/** The button beside the search field; under it on small screens. */
export const MultiSearchOpener = ({ isWaiting, onOpen }: MultiSearchOpenerProps) => (
  <button
    type="button"
    className={styles.opener}
    aria-haspopup="dialog"
    aria-busy={isWaiting}
    onClick={({ currentTarget }) => {
      // Safari doesn't focus a button that is pressed; the dialog gives the focus back to where it was.
      currentTarget.focus();
      onOpen();
    }}
  >
    {isWaiting ? <Spinner /> : <Icon name="list" size={22} />}
    <span className={styles.label}>Multi-search</span>
  </button>
);
