import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '../../../ui/use-store';
import { routes } from '../../../kernel/routes';
import { formatPrice, type Pence } from '../../../kernel/money';
import { Link } from '../../../ui/Link';
import { deliveryCharge, itemsText, type TrolleyTotals } from '../model';
import { previewLines, type Fix, type PreviewLine, type PreviewProduct } from '../preview-lines';
import type { TrolleyStore } from '../store';
import { FixButtons } from './FixButtons';
import * as styles from './TrolleyPreview.module.css';
import {
  AND_MORE,
  DELIVERY_CHARGE,
  EMPTY_TROLLEY,
  ESTIMATED_COST,
  FAVOURITES,
  ITEM_UNAVAILABLE,
  ITEMS_UNAVAILABLE,
  MY_ORDERS,
  NO_SLOT,
  ONE_FEWER,
  ONE_MORE,
  REMOVE,
  REMOVED,
  SWAPPED_FOR,
  UNAVAILABLE,
} from '../texts';
import { useText } from '../../../ui/use-text';
import { useChanges, type Changes, type SetAmounts } from './use-changes';

export interface TrolleyPreviewProps {
  readonly store: TrolleyStore;
  /** 'Delivery, Mon 05 May, 2pm - 3pm'; undefined without a booked slot. */
  readonly slot: string | undefined;
  /** Returns the products of these ids. Never rejects. Left out if the host has no catalogue: then no lines are shown. */
  readonly loadProducts: ((ids: readonly string[]) => Promise<readonly PreviewProduct[]>) | undefined;
  /** Left out if the host cannot change the trolley. */
  readonly setAmounts: SetAmounts | undefined;
  /** The Checkout control with its reason. */
  readonly children?: ReactNode;
}

interface AmountButtonsProps {
  readonly line: PreviewLine;
  readonly pieces: number;
  readonly change: Changes['change'];
}

/** Buttons for one piece fewer and one more, with the number between them. */
const AmountButtons = ({ line, pieces, change }: AmountButtonsProps) => {
  const t = useText();
  const [isWaiting, setWaiting] = useState(false);
  const button = (label: string, amount: number, sign: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(label, { name: line.name })}
      aria-busy={isWaiting}
      onClick={({ currentTarget }) => {
        if (isWaiting) return;
        setWaiting(true);
        // The button goes with its line.
        if (amount === 0) currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        void change([[line, amount]]).then(() => {
          setWaiting(false);
        });
      }}
    >
      {sign}
    </button>
  );
  return (
    <span className={styles.steps}>
      {button(pieces > 1 ? ONE_FEWER : REMOVE, pieces - 1, '−')}
      <span translate="no">{pieces}</span>
      {button(ONE_MORE, pieces + 1, '+')}
    </span>
  );
};

interface LineProps {
  readonly line: PreviewLine;
  readonly fixed: Fix | undefined;
  /** Undefined if the host cannot change the trolley. */
  readonly changes: Changes | undefined;
}

/** Each text has its own element, because a browser that translates the page replaces text nodes. */
const Line = ({ line, fixed, changes }: LineProps) => {
  const { name, picture, isUnavailable, amount, pieces, price } = line;
  const t = useText();
  // The button to swap stays where it is after the substitute is in the trolley.
  const [substitute] = useState(line.substitute);
  const hasButtons = changes !== undefined && pieces !== undefined;
  const fixes = isUnavailable && changes;
  const Price = isUnavailable ? 's' : 'span';
  return (
    <li className={styles.line} data-unavailable={isUnavailable} data-steps={hasButtons || Boolean(fixes)}>
      <img className={styles.picture} src={picture} alt="" width="40" height="40" />
      <span className={styles.name}>
        {amount && !hasButtons && <span translate="no">{`${amount} `}</span>}
        {name && <span>{name}</span>}
        {isUnavailable && !fixed && <strong>{t(UNAVAILABLE)}</strong>}
        {fixed && (
          <span className={styles.fixed}>
            {fixed === 'removed' ? t(REMOVED) : t(SWAPPED_FOR, { name: substitute?.name ?? '' })}
          </span>
        )}
      </span>
      {hasButtons && <AmountButtons line={line} pieces={pieces} change={changes.change} />}
      {fixes && <FixButtons line={line} substitute={substitute} fixed={fixed} fix={fixes.fix} />}
      <Price translate="no">{price}</Price>
    </li>
  );
};

/** What the items cost, the delivery charge, and their sum. A part that is not known is left out. */
const Totals = ({ totals, cost }: { readonly totals: TrolleyTotals; readonly cost: string }) => {
  const t = useText();
  const { estimatedCost, itemsCost } = totals;
  const charge = deliveryCharge(totals);
  const hasCharge = charge !== undefined && charge > 0;
  const price = (pence: Pence | undefined) =>
    pence !== undefined && <dd translate="no">{formatPrice(pence, t)}</dd>;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{itemsText(totals, t, String)}</dt>
        {hasCharge && price(itemsCost)}
      </div>
      {hasCharge && (
        <div>
          <dt>{t(DELIVERY_CHARGE)}</dt>
          {price(charge)}
        </div>
      )}
      {estimatedCost !== undefined && (
        <div className={styles.cost}>
          <dt>{`${t(ESTIMATED_COST)} `}</dt>
          <dd translate="no">{cost}</dd>
        </div>
      )}
    </dl>
  );
};

/** Where shoppers find what they bought before. */
const EmptyTrolley = () => {
  const t = useText();
  return (
    <>
      <p className={styles.empty}>{t(EMPTY_TROLLEY)}</p>
      <ul className={styles.ways}>
        <li>
          <Link href={routes.favourites}>{t(FAVOURITES)}</Link>
        </li>
        <li>
          <Link href={routes.orders}>{t(MY_ORDERS)}</Link>
        </li>
      </ul>
    </>
  );
};

/** The trolley's lines, unavailable ones first, its totals and the slot. */
export const TrolleyPreview = ({ store, slot, loadProducts, setAmounts, children }: TrolleyPreviewProps) => {
  const t = useText();
  const { status, trolley } = useStore(store);
  const [products, setProducts] = useState<readonly PreviewProduct[]>();
  // A host's message has newer totals than the lines, which are requested again.
  const isOutdated = status.kind === 'ready' && status.totals !== trolley?.totals;
  const items = trolley?.items;
  const { all, kept, problem, changes } = useChanges(items, setAmounts);
  useEffect(() => {
    if (isOutdated && loadProducts) void store.getState().refresh();
  }, [isOutdated, loadProducts, store]);
  useEffect(() => {
    let isCurrent = true;
    const ids = items?.flatMap(({ productId }) => productId ?? []) ?? [];
    if (ids.length > 0)
      void loadProducts?.(ids).then((found) => {
        // A removed product can be added again.
        if (!isCurrent) return;
        const isFound = (id: string) => found.some((product) => product.id === id);
        setProducts((before = []) => [...before.filter(({ id }) => !isFound(id)), ...found]);
      });
    return () => {
      isCurrent = false;
    };
  }, [items, loadProducts]);
  if (status.kind !== 'ready') return null;
  const { hardConflicts } = status.totals;
  const { lines, others } = previewLines(all, loadProducts ? products : [], t, kept.size);
  return (
    <>
      {hardConflicts ? (
        <p className={styles.problem}>
          {t(hardConflicts === 1 ? ITEM_UNAVAILABLE : ITEMS_UNAVAILABLE, { count: hardConflicts })}
        </p>
      ) : null}
      {lines.length > 0 && (
        <ul
          className={styles.lines}
          aria-hidden={!products}
          aria-busy={isOutdated}
          data-changeable={setAmounts !== undefined}
        >
          {lines.map((line) => (
            // A new element for a line that was empty, so that its text does not move from where the empty one was.
            <Line key={line.id + line.name} line={line} fixed={kept.get(line.id)?.fix} changes={changes} />
          ))}
        </ul>
      )}
      {/* Below the lines, so that the pressed button stays where it is. */}
      {problem && <p className={styles.problem}>{problem}</p>}
      {others > 0 && <p className={styles.slot}>{t(AND_MORE, { count: others })}</p>}
      {status.totals.itemCount === 0 ? (
        <EmptyTrolley />
      ) : (
        <Totals totals={status.totals} cost={status.label.cost} />
      )}
      <p className={styles.slot}>{slot ?? t(NO_SLOT)}</p>
      {children}
    </>
  );
};
