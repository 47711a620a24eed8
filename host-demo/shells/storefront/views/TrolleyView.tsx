import { useStore } from 'zustand';
import { paths } from '../../shop/paths';
import { useShop } from '../../shop-react/state/shop';
import { AmendingNote } from '../ui/AmendingNote';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { SignInFirst } from '../../shop-react/ui/SignInFirst';
import { ErrorMessage } from '../../shop-react/ui/ErrorMessage';
import { TrolleyLines } from '../ui/TrolleyLines';
import { TrolleySummary } from '../ui/TrolleySummary';

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
