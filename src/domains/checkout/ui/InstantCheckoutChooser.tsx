import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { isBusy, noteOf, type PlacingState } from '../placing/state';

interface InstantCheckoutChooserProps extends DialogContext {
  readonly placing: Pick<StoreApi<PlacingState>, 'getState' | 'subscribe'>;
  /** What has changed in the order. */
  readonly figures?: ReactNode;
  readonly onReview: () => void;
  readonly onInstant: () => void;
}

/**
 * Offers two ways to check out an amended order. While the order is being placed, all controls are disabled [INST-1].
 */
export const InstantCheckoutChooser = ({
  placing,
  figures,
  onReview,
  onInstant,
  onClose,
  ...dialog
}: InstantCheckoutChooserProps) => {
  const isWaiting = useOptionalStore(placing, isBusy, false);
  const note = useOptionalStore(placing, noteOf, undefined);
  const close = () => {
    if (!isWaiting) onClose();
  };
  return (
    <Dialog
      {...dialog}
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
      <p>
        Instant checkout places your changes at once, with the payment and slot of your order. Check out as
        normal to look at everything first.
      </p>
      {figures}
      {note && <p>{note}</p>}
    </Dialog>
  );
};
