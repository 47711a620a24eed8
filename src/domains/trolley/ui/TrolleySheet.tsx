import { useText } from '../../../ui/use-text';
import { routes } from '../../../kernel/routes';
import { ButtonLink } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { TrolleyPreview, type TrolleyPreviewProps } from './TrolleyPreview';
import { VIEW_TROLLEY, YOUR_TROLLEY } from '../texts';

/** The dialog at the bottom of small screens: the preview, Checkout with its reason, and a link to the trolley. */
export const TrolleySheet = ({
  store,
  slot,
  loadProducts,
  setAmounts,
  children,
  ...dialog
}: DialogContext & TrolleyPreviewProps) => {
  const t = useText();
  return (
    <Dialog
      {...dialog}
      title={YOUR_TROLLEY}
      isSheet
      actions={
        <>
          {children}
          <ButtonLink kind="secondary" href={routes.trolley} onClick={dialog.onClose}>
            {t(VIEW_TROLLEY)}
          </ButtonLink>
        </>
      }
    >
      <TrolleyPreview store={store} slot={slot} loadProducts={loadProducts} setAmounts={setAmounts} />
    </Dialog>
  );
};
