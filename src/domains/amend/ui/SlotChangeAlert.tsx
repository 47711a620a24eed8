import { Button } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';

/** Explains why an amended order's slot cannot be changed [SLOT-8]. */
export const SlotChangeAlert = (dialog: DialogContext) => (
  <Dialog
    {...dialog}
    title="Your slot can’t be changed"
    isShort
    actions={
      <Button kind="primary" data-autofocus onClick={dialog.onClose}>
        OK
      </Button>
    }
  >
    <p>
      Your order contains items currently being prepared. We are unable to change the delivery/collection time
      or cancel the order.
    </p>
  </Dialog>
);
