import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { itemsText } from '../model';
import { previewLines, type PreviewProduct } from '../preview-lines';
import type { TrolleyStore } from '../store';
import * as styles from './TrolleyPreview.module.css';

export interface TrolleyPreviewProps {
  readonly store: TrolleyStore;
  /** 'Delivery, Mon 05 May, 2pm - 3pm'; undefined without a booked slot. */
  readonly slot: string | undefined;
  /** Returns the products of these ids. Never rejects. Left out if the host has no catalogue: then no lines are shown. */
  readonly loadProducts: ((ids: readonly string[]) => Promise<readonly PreviewProduct[]>) | undefined;
  /** The Checkout control with its reason. */
  readonly children?: ReactNode;
}

/** The trolley's lines, unavailable ones first, its totals and the slot. */
export const TrolleyPreview = ({ store, slot, loadProducts, children }: TrolleyPreviewProps) => {
  const { status, trolley } = useStore(store);
  const [products, setProducts] = useState<readonly PreviewProduct[]>([]);
  // A host's message has newer totals than the lines, which are requested again.
  const isOutdated = status.kind === 'ready' && status.totals !== trolley?.totals;
  const items = isOutdated ? undefined : trolley?.items;
  useEffect(() => {
    if (isOutdated && loadProducts) void store.getState().refresh();
  }, [isOutdated, loadProducts, store]);
  useEffect(() => {
    let isCurrent = true;
    const ids = items?.flatMap(({ productId }) => productId ?? []) ?? [];
    if (ids.length > 0)
      void loadProducts?.(ids).then((found) => {
        if (isCurrent) setProducts(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [items, loadProducts]);
  if (status.kind !== 'ready') return null;
  const { hardConflicts, estimatedCost } = status.totals;
  const { lines, others } = previewLines(items ?? [], products);
  return (
    <>
      {hardConflicts ? (
        <p className={styles.problem}>
          {hardConflicts === 1 ? '1 item is' : `${String(hardConflicts)} items are`} unavailable
        </p>
      ) : null}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ id, name, picture, isUnavailable, amount, price }) => (
            <li key={id} className={styles.line} data-unavailable={isUnavailable}>
              <img className={styles.picture} src={picture} alt="" width="40" height="40" />
              <span className={styles.name}>
                {amount && `${amount} × `}
                {name}
                {isUnavailable && <strong>Unavailable</strong>}
              </span>
              <span>{price}</span>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && <p className={styles.slot}>and {others} more</p>}
      <p className={styles.totals}>
        <span>{itemsText(status.totals)}</span>
        {estimatedCost !== undefined && (
          <span>
            Estimated cost <strong className={styles.cost}>{status.label.cost}</strong>
          </span>
        )}
      </p>
      <p className={styles.slot}>{slot ?? 'No slot is booked'}</p>
      {children}
    </>
  );
};
