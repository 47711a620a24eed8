import type { ErrorContext, ErrorKind } from './error-modal';
import { GENERIC_ERROR } from './texts';

/** Shows failures in a dialog. Each promise resolves once the dialog, or the message that it failed to load, is shown. */
export interface Errors {
  /** @param code the shop's error code; unknown codes have a dialog, too [ERR-3] */
  readonly show: (code: string) => Promise<void>;
  /** For a cancelled new slot and an order that was not placed [ERR-4]. */
  readonly showNotPlaced: (code: string) => Promise<void>;
  /** Shows the dialog that cannot be closed [ERR-1]. */
  readonly showGenericError: () => Promise<void>;
  /** Closes the open error dialog. */
  readonly close: () => void;
}

export const loadErrorModal = () => import(/* webpackChunkName: "error" */ './error-modal');

export const createErrors = (context: ErrorContext): Errors => {
  let openName = '';
  const open = (error: ErrorKind) =>
    context.modals.open(async () => {
      const { createErrorModal } = await loadErrorModal();
      const modal = await createErrorModal(context, error);
      // An alert dialog is closed by the shopper only [ERR-1].
      openName = modal.isAlert ? '' : modal.name;
      return modal;
    }, GENERIC_ERROR);
  return {
    show: (code) => open({ kind: 'refused', code }),
    showNotPlaced: (code) => open({ kind: 'not-placed', code }),
    showGenericError: () => open({ kind: 'unexpected' }),
    close: () => {
      context.modals.close(openName);
    },
  };
};
