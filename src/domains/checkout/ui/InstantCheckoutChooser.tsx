import type { StoreApi } from 'zustand/vanilla';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogSurroundings } from '../../../ui/Dialog';
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
  const close = () => {
    if (!isWaiting) onClose();
  };
  return (
    <Dialog
      {...surroundings}
      title="Check out the way you want"
      isShort
      onClose={close}
      actions={
        <>
          <Button kind="secondary" isHeld={isWaiting} onClick={onReview}>
            Check out as normal
          </Button>
          <Button kind="primary" data-autofocus isWaiting={isWaiting} onClick={onInstant}>
            Instant checkout
          </Button>
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
