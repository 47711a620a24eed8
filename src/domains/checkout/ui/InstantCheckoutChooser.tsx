import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { isBusy, noteOf, type PlacingState } from '../placing/state';
import {
  CHECK_OUT_AS_NORMAL,
  CHECK_OUT_THE_WAY_YOU_WANT,
  INSTANT_CHECKOUT,
  INSTANT_CHECKOUT_TEXT,
} from '../texts';
import { useText } from '../../../ui/use-text';

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
  const t = useText();
  const isWaiting = useOptionalStore(placing, isBusy, false);
  const note = useOptionalStore(placing, noteOf, undefined);
  const close = () => {
    if (!isWaiting) onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={CHECK_OUT_THE_WAY_YOU_WANT}
      isShort
      onClose={close}
      actions={
        <>
          <Button kind="secondary" isHeld={isWaiting} onClick={onReview}>
            {CHECK_OUT_AS_NORMAL}
          </Button>
          <Button kind="primary" data-autofocus isWaiting={isWaiting} onClick={onInstant}>
            {INSTANT_CHECKOUT}
          </Button>
        </>
      }
    >
      <p>{t(INSTANT_CHECKOUT_TEXT)}</p>
      {figures}
      {note && <p>{t(note)}</p>}
    </Dialog>
  );
};
