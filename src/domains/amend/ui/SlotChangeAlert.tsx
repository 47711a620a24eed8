import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { OK, SLOT_STAYS, SLOT_STAYS_TITLE } from '../texts';
import { useText } from '../../../ui/use-text';

/** Explains why an amended order's slot cannot be changed [SLOT-8]. */
export const SlotChangeAlert = (dialog: DialogContext) => {
  const t = useText();
  return (
    <Dialog
      {...dialog}
      title={SLOT_STAYS_TITLE}
      isShort
      actions={
        <Button kind="primary" data-autofocus onClick={dialog.onClose}>
          {OK}
        </Button>
      }
    >
      <p>{t(SLOT_STAYS)}</p>
    </Dialog>
  );
};
