import { useStore } from 'zustand';
import { formatPrice } from '../../shop/money';
import { paths } from '../../shop/paths';
import type { Trolley } from '../../shop-react/api/trolley';
import { useShop } from '../../shop-react/state/shop';
import { Link } from '../../shop-react/ui/Link';

type Totals = Trolley['trolleyTotals'];

const minimumFor = (totals: Totals, slotType: string | undefined): number | undefined =>
  (slotType === 'GROCERY_COLLECTION' ? totals.collectionMinimumOrderValue : totals.deliveryMinimumOrderValue)
    ?.amount;

const reasonAgainst = (totals: Totals, slotType: string | undefined): string | undefined => {
  if (totals.trolleyItemCounts.hardConflicts > 0) {
    return 'Please remove all unavailable items from your trolley.';
  }
  if (totals.minimumSpendThresholdMet !== false) return undefined;
  if (slotType === 'ENTERTAINING_COLLECTION') return undefined;
  const minimum = minimumFor(totals, slotType);
  const spent = totals.itemTotalEstimatedCost?.amount ?? 0;
  if (minimum === undefined) return 'Please add a little more to reach our minimum spend.';
  return `Our minimum spend is ${formatPrice(minimum)}. Add ${formatPrice(minimum - spent)} more to check out.`;
};

/** Totals, the reason why checkout is disabled, and the checkout link. */
export const TrolleySummary = ({ totals }: { readonly totals: Totals }) => {
  const slot = useStore(useShop().slot);
  const counts = totals.trolleyItemCounts;
  const reason = reasonAgainst(totals, slot?.slotType);
  const items = totals.itemTotalEstimatedCost?.amount;
  const total = totals.totalEstimatedCost?.amount;
  const charge = items === undefined || total === undefined ? 0 : total - items;
  return (
    <aside className="summary" aria-label="Summary of your trolley">
      <h2>Summary</h2>
      <dl className="totals">
        <dt>Items</dt>
        <dd>{counts.hardConflicts + counts.softConflicts + counts.noConflicts}</dd>
        <dt>Item total</dt>
        <dd>{items === undefined ? '–' : formatPrice(items)}</dd>
        {charge > 0 && (
          <>
            <dt>Delivery charge</dt>
            <dd>{formatPrice(charge)}</dd>
          </>
        )}
        <dt className="totals__sum">Estimated total</dt>
        <dd className="totals__sum">{total === undefined ? '–' : formatPrice(total)}</dd>
      </dl>
      {reason ? (
        <p className="note note--warning" id="checkout-reason">
          {reason}
        </p>
      ) : null}
      {reason ? (
        <button type="button" className="button button--wide" disabled aria-describedby="checkout-reason">
          Continue to checkout
        </button>
      ) : (
        <Link className="button button--wide" href={slot ? paths.beforeYouGo : paths.serviceSelection}>
          {slot ? 'Continue to checkout' : 'Book a slot'}
        </Link>
      )}
    </aside>
  );
};
