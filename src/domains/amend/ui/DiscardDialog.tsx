import { useStore } from 'zustand';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import type { AmendStore } from '../store';

interface DiscardDialogProps extends DialogContext {
  readonly store: AmendStore;
}

/**
 * Confirms that the amendment is to be cancelled. The dialog cannot be closed while the request is pending [AMND-2].
 */
export const DiscardDialog = ({ store, onClose, ...dialog }: DiscardDialogProps) => {
  const { isDiscarding, discard } = useStore(store);
  const keep = () => {
    if (!isDiscarding) onClose();
  };
  return (
    <Dialog
      {...dialog}
      onClose={keep}
      title="Cancel changes?"
      isShort
      actions={
        <>
          <Button kind="primary" data-autofocus isHeld={isDiscarding} onClick={keep}>
            Keep changes
          </Button>
          <Button kind="danger" isWaiting={isDiscarding} onClick={() => void discard()}>
            Cancel changes
          </Button>
        </>
      }
    >
      <p>
        Your order stays as you placed it. What you have added, removed or changed since will be lost, a new
        slot included.
      </p>
    </Dialog>
  );
};
