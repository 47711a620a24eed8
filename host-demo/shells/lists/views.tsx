import { accountLinks, paths } from '../shop/paths';
import type { ShoppingList } from '../shop/shell-config';
import { boughtBeforeOperation, mostBought } from '../shop-react/api/operations';
import { useShop, useRequest } from '../shop-react/state/shop';
import { Aisles, ErrorMessage, Heading, Link, SignInFirst } from '../shop-react/ui/Page';
import { ProductGrid, ProductResults } from '../shop-react/ui/Products';

/** The products of an advertisement [CONT-5]. */
export const BuylistView = ({ lineNumbers }: { readonly lineNumbers: readonly string[] }) => (
  <>
    <Heading>Everything you need</Heading>
    <ProductResults
      full
      filter={{ lineNumbers }}
      label="Products of this list"
      empty="These products are not on sale at the moment."
    />
  </>
);

const Bought = () => {
  const response = useRequest(boughtBeforeOperation);
  if (response.kind === 'pending') return <p className="muted">Loading your favourites…</p>;
  if (response.kind === 'failed') return <ErrorMessage what="your favourites" />;
  const products = mostBought(response.value);
  if (products.length > 0) return <ProductGrid full products={products} label="Products you buy" />;
  return (
    <p>
      Once you have shopped with us, what you buy stands here.{' '}
      <Link href={paths.groceries}>Start shopping</Link>
    </p>
  );
};

/** The products that the customer bought before, most frequent first. */
export const FavouritesView = () => (
  <>
    <Heading>Favourites</Heading>
    {useShop().config.shop.signedIn ? (
      <Bought />
    ) : (
      <SignInFirst why="Sign in to see the products you buy most often." />
    )}
  </>
);

interface ListCardProps {
  readonly list: ShoppingList;
  /** Its place among the customer's lists, from 0. */
  readonly index: number;
}

const ListCard = ({ list: { name, lineNumbers }, index }: ListCardProps) => (
  <li>
    <div className="card">
      <h2>{name}</h2>
      <p>{lineNumbers.length} products</p>
      <div className="actions">
        <Link
          className="button button--quiet"
          href={`${paths.buylist}?${new URLSearchParams({ lineNumbers: lineNumbers.join(',') }).toString()}`}
        >
          View
        </Link>
        <form method="post" action={`${paths.lists}/${String(index)}/add`}>
          <button className="button" type="submit">
            Add all to trolley
          </button>
        </form>
      </div>
    </div>
  </li>
);

/** The lists that the customer saved. */
export const ListsView = () => {
  const { lists = [] } = useShop().config;
  return (
    <div className="account">
      <Aisles title="Your account" links={accountLinks} current={paths.lists} />
      <div>
        <Heading>Lists</Heading>
        <ul className="cards">
          {lists.map((list, index) => (
            <ListCard key={list.name} list={list} index={index} />
          ))}
        </ul>
      </div>
    </div>
  );
};
