import { routes } from '../../../kernel/routes';
import { ButtonLink } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { TrolleyPreview, type TrolleyPreviewProps } from './TrolleyPreview';

/** The dialog at the bottom of small screens: the preview, Checkout with its reason, and a link to the trolley. */
export const TrolleySheet = ({
  store,
  slot,
  loadProducts,
  children,
  ...dialog
}: DialogContext & TrolleyPreviewProps) => (
  <Dialog
    {...dialog}
    title="Your trolley"
    isSheet
    actions={
      <>
        {children}
        <ButtonLink kind="secondary" href={routes.trolley} onClick={dialog.onClose}>
          View trolley
        </ButtonLink>
      </>
    }
  >
    <TrolleyPreview store={store} slot={slot} loadProducts={loadProducts} />
  </Dialog>
);
