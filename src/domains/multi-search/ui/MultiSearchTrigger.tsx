import { Icon } from '../../../ui/Icon';
import { IconLabel } from '../../../ui/IconLabel';
import { Spinner } from '../../../ui/Spinner';
import * as styles from './MultiSearchTrigger.module.css';
import { MULTI_SEARCH } from '../texts';

interface MultiSearchTriggerProps {
  readonly isWaiting: boolean;
  readonly onOpen: () => void;
}

/** The button next to the search field, or below it on small screens. */
export const MultiSearchTrigger = ({ isWaiting, onOpen }: MultiSearchTriggerProps) => (
  <button
    type="button"
    className={styles.trigger}
    aria-haspopup="dialog"
    aria-busy={isWaiting}
    onClick={({ currentTarget }) => {
      // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
      currentTarget.focus();
      onOpen();
    }}
  >
    {isWaiting ? <Spinner /> : <Icon name="multiSearch" size={22} />}
    <IconLabel text={MULTI_SEARCH} />
  </button>
);
