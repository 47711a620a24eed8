import { useStore } from 'zustand';
import { Dialog, type DialogSurroundings } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import type { AmendStore } from '../store';
import * as styles from './AmendDialog.module.css';

interface DiscardDialogProps extends DialogSurroundings {
  readonly store: AmendStore;
}

/** Asks before an amendment is given up; while it is, nothing closes the dialog [AMND-2]. */
export const DiscardDialog = ({ store, onClose, ...surroundings }: DiscardDialogProps) => {
  const { isDiscarding, discard } = useStore(store);
  const keep = () => {
    if (!isDiscarding) onClose();
  };
  return (
    <Dialog
      {...surroundings}
      onClose={keep}
      title="Cancel changes?"
      isShort
      actions={
        <>
          <button
            type="button"
            className={styles.secondary}
            data-autofocus=""
            aria-disabled={isDiscarding}
            onClick={keep}
          >
            Keep changes
          </button>
          <button
            type="button"
            className={styles.primary}
            aria-disabled={isDiscarding}
            onClick={() => void discard()}
          >
            <span className={styles.label}>Cancel changes</span>
            {isDiscarding && (
              <span className={styles.waiting}>
                <Spinner />
              </span>
            )}
          </button>
        </>
      }
    >
      <p className={styles.text}>
        Your order stays as you placed it. What you have added, removed or changed since will be lost, a new
        slot included.
      </p>
    </Dialog>
  );
};
