import { useStore } from '../../../ui/use-store';
import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import type { AmendStore } from '../store';
import { CANCEL_CHANGES_TITLE, CANCEL_CHANGES, KEEP_CHANGES, YOUR_ORDER_STAYS } from '../texts';
import { useText } from '../../../ui/use-text';

interface DiscardDialogProps extends DialogContext {
  readonly store: AmendStore;
}

/**
 * Confirms that the amendment is to be cancelled. The dialog cannot be closed while the request is pending [AMND-2].
 */
export const DiscardDialog = ({ store, onClose, ...dialog }: DiscardDialogProps) => {
  const t = useText();
  const { isDiscarding, discard } = useStore(store);
  const keep = () => {
    if (!isDiscarding) onClose();
  };
  return (
    <Dialog
      {...dialog}
      onClose={keep}
      title={CANCEL_CHANGES_TITLE}
      isShort
      actions={
        <>
          <Button kind="danger" isWaiting={isDiscarding} onClick={() => void discard()}>
            {CANCEL_CHANGES}
          </Button>
          <Button kind="primary" data-autofocus isHeld={isDiscarding} onClick={keep}>
            {KEEP_CHANGES}
          </Button>
        </>
      }
    >
      <p>{t(YOUR_ORDER_STAYS)}</p>
    </Dialog>
  );
};
