import type { StoreApi } from 'zustand/vanilla';
import { Dialog, type DialogSurroundings } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import { useStateOf } from '../../../ui/use-state-of';
import { isBusy, type PlacingState } from '../placing/state';
import * as styles from './InstantCheckoutChooser.module.css';

interface InstantCheckoutChooserProps extends DialogSurroundings {
  readonly placing: Pick<StoreApi<PlacingState>, 'getState' | 'subscribe'>;
  readonly onReview: () => void;
  readonly onInstant: () => void;
}

/** Both ways to check out a changed order. While it is being placed nothing else can be done [INST-1]. */
export const InstantCheckoutChooser = ({
  placing,
  onReview,
  onInstant,
  onClose,
  ...surroundings
}: InstantCheckoutChooserProps) => {
  const isWaiting = useStateOf(placing, isBusy, false);
  const unlessWaiting = (act: () => void) => () => {
    if (!isWaiting) act();
  };
  // Not `disabled`, which would take the focus away.
  const common = { type: 'button', 'aria-disabled': isWaiting } as const;
  return (
    <Dialog
      {...surroundings}
      title="Check out the way you want"
      isShort
      onClose={unlessWaiting(onClose)}
      actions={
        <>
          <button {...common} className={styles.review} onClick={unlessWaiting(onReview)}>
            Check out as normal
          </button>
          <button
            {...common}
            className={styles.instant}
            aria-busy={isWaiting}
            data-autofocus
            onClick={unlessWaiting(onInstant)}
          >
            <span className={styles.label}>Instant checkout</span>
            {isWaiting && <Spinner />}
          </button>
        </>
      }
    >
      <p className={styles.text}>
        Instant checkout places your changes at once, with the payment and slot of your order. Check out as
        normal to look at everything first.
      </p>
    </Dialog>
  );
};
