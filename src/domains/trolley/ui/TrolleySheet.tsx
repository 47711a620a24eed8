import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { routes } from '../../../kernel/routes';
import { ButtonLink } from '../../../ui/Button';
import { Dialog, type DialogContext } from '../../../ui/Dialog';
import { itemsText } from '../model';
import type { TrolleyStore } from '../store';
import * as styles from './TrolleySheet.module.css';

interface TrolleySheetProps extends DialogContext {
  readonly store: TrolleyStore;
  /** The Checkout control. */
  readonly children: ReactNode;
}

/** The dialog at the bottom of small screens: count, cost, Checkout with its reason, and a link to the trolley. */
export const TrolleySheet = ({ store, children, ...dialog }: TrolleySheetProps) => {
  const status = useStore(store, (state) => state.status);
  return (
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
      {status.kind === 'ready' && (
        <p className={styles.totals}>
          <span>{itemsText(status.totals)}</span>
          {status.totals.estimatedCost !== undefined && (
            <span>
              Estimated cost <strong className={styles.cost}>{status.label.cost}</strong>
            </span>
          )}
        </p>
      )}
    </Dialog>
  );
};
