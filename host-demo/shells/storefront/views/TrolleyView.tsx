import { useStore } from 'zustand';
import { formatPrice } from '../../shop/format';
import { paths } from '../../shop/paths';
import type { Trolley, TrolleyLine } from '../../shop-react/api/operations';
import { useShop } from '../../shop-react/state/shop';
import { ErrorMessage, Heading, Link, SignInFirst } from '../../shop-react/ui/Page';
import { Amount } from '../../shop-react/ui/Products';

const conflicts: Readonly<Record<string, string>> = {
  HARD: 'Unavailable for your slot. Please remove it to check out.',
  SOFT: 'Low in stock: we may offer you a substitute.',
};

const Line = ({ line }: { readonly line: TrolleyLine }) => {
  const { trolley } = useShop();
  const { lineNumber, quantity, totalPrice, conflict, product } = line;
  const name = product?.name ?? `Item ${lineNumber}`;
  const warning = Object.hasOwn(conflicts, conflict) ? conflicts[conflict] : undefined;
  return (
    <li className="line" data-conflict={conflict}>
      {warning ? <p className="conflict">{warning}</p> : null}
      <img src={product?.image ?? '/demo/pictures/basket.svg'} alt="" width="64" height="64" />
      <div>
        <h3 className="line__name">{name}</h3>
        <p className="muted">{[product?.size, product?.pricePer].filter(Boolean).join(' · ')}</p>
        {product?.offer ? <p className="product__offer">{product.offer}</p> : null}
      </div>
      <p className="line__total figures">{totalPrice ? formatPrice(totalPrice.amount) : ''}</p>
      <div className="line__controls">
        <Amount product={{ lineNumber, name, uom: product?.uom ?? quantity.uom }} />
        <button
          type="button"
          className="button-link"
          onClick={() => void trolley.getState().setAmount(lineNumber, 0)}
        >
          Remove<span className="unseen"> {name}</span>
        </button>
      </div>
    </li>
  );
};

const Lines = ({ lines }: { readonly lines: readonly TrolleyLine[] }) => (
  <ul className="lines">
    {lines.map((line) => (
      <Line key={line.lineNumber} line={line} />
    ))}
  </ul>
);

/** Shows unavailable items first, with a button that removes all of them; then all other items. */
const TrolleyLines = ({ lines }: { readonly lines: readonly TrolleyLine[] }) => {
  const { trolley } = useShop();
  const unavailable = lines.filter(({ conflict }) => conflict === 'HARD');
  if (unavailable.length === 0) return <Lines lines={lines} />;
  const removeAll = (): void => {
    for (const { lineNumber } of unavailable) void trolley.getState().setAmount(lineNumber, 0);
  };
  return (
    <>
      <section className="unavailable" aria-labelledby="unavailable-items">
        <div className="results-bar">
          <h2 id="unavailable-items">
            {unavailable.length === 1
              ? '1 unavailable item'
              : `${String(unavailable.length)} unavailable items`}
          </h2>
          <button type="button" className="button button--quiet" onClick={removeAll}>
            Remove all unavailable
          </button>
        </div>
        <Lines lines={unavailable} />
      </section>
      <h2>Everything else</h2>
      <Lines lines={lines.filter(({ conflict }) => conflict !== 'HARD')} />
    </>
  );
};

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
const TrolleySummary = ({ totals }: { readonly totals: Totals }) => {
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

/** Shows which order is being changed, for which slot, and that changes apply after checkout only. */
const AmendingNote = () => {
  const { amending, customerOrderId } = useShop().config.shop;
  if (!amending) return null;
  const { slot, previousSlot, slotChangeable } = amending;
  return (
    <div className="note">
      <p>
        You are changing order <Link href={`${paths.order}/${customerOrderId}`}>{customerOrderId}</Link>
        {slot === null ? '. It has no slot any more.' : ` for ${slot}.`} Check out again to keep your changes.
      </p>
      {previousSlot === null ? null : <p>Until then, your slot stays {previousSlot}.</p>}
      {slotChangeable ? null : <p>We are preparing this order, so its time can no longer be changed.</p>}
    </div>
  );
};

const Filled = () => {
  const { trolley: store } = useShop();
  const { status, problem, empty } = useStore(store);
  if (status.kind === 'pending') return <p className="muted">Loading your trolley…</p>;
  if (status.kind === 'failed') return <ErrorMessage what="your trolley" />;
  const { trolleyItems, trolleyTotals } = status.trolley;
  if (trolleyItems.length === 0) {
    return (
      <>
        <AmendingNote />
        <p className="lead">Your trolley is empty.</p>
        <Link className="button" href={paths.groceries}>
          Start shopping
        </Link>
      </>
    );
  }
  return (
    <div className="trolley">
      <div>
        {problem ? (
          <p className="note note--danger" role="alert">
            Sorry, that change didn’t go through. Please try again.
          </p>
        ) : null}
        <AmendingNote />
        <TrolleyLines lines={trolleyItems} />
        <div className="actions">
          <button type="button" className="button-link" onClick={() => void empty()}>
            Empty trolley
          </button>
        </div>
      </div>
      <TrolleySummary totals={trolleyTotals} />
    </div>
  );
};

/** The trolley page: lines, conflicts, totals, and the checkout link. */
export const TrolleyView = () => {
  const { config } = useShop();
  return (
    <>
      <Heading>{config.shop.amending ? 'Change your order' : 'Your trolley'}</Heading>
      {config.shop.signedIn ? (
        <Filled />
      ) : (
        <SignInFirst why="Sign in to fill your trolley and book a delivery." />
      )}
    </>
  );
};
