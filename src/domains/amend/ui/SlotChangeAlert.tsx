import { Button } from '../../../ui/Button';
import { Dialog, type DialogSurroundings } from '../../../ui/Dialog';
import * as styles from './AmendDialog.module.css';

/** Says why an amended order's slot stays as it is [SLOT-8]. */
export const SlotChangeAlert = (surroundings: DialogSurroundings) => (
  <Dialog
    {...surroundings}
    title="Your slot can’t be changed"
    isShort
    actions={
      <Button kind="primary" data-autofocus onClick={surroundings.onClose}>
        OK
      </Button>
    }
  >
    <p className={styles.text}>
      Your order contains items currently being prepared. We are unable to change the delivery/collection time
      or cancel the order.
    </p>
  </Dialog>
);
