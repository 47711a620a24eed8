import { paths } from '../../shop/paths';
import { boughtBeforeOperation, type Product } from '../api/products';
import { useShop } from '../state/shop';
import { useAnswer } from '../state/use-answer';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { ProductShelf } from '../ui/ProductShelf';
import { SignInFirst } from '../ui/SignInFirst';
import { Trouble } from '../ui/Trouble';

const mostBought = (products: readonly Product[]): readonly Product[] => {
  const times = new Map<string, { product: Product; count: number }>();
  for (const product of products) {
    const { count } = times.get(product.lineNumber) ?? { count: 0 };
    times.set(product.lineNumber, { product, count: count + 1 });
  }
  return [...times.values()].toSorted((a, b) => b.count - a.count).map(({ product }) => product);
};

const Bought = () => {
  const answer = useAnswer(boughtBeforeOperation);
  if (answer.kind === 'pending') return <p className="muted">Loading your favourites…</p>;
  if (answer.kind === 'failed') return <Trouble what="your favourites" />;
  const products = mostBought(
    answer.value.getOrders.flatMap(({ orderLines }) => orderLines.flatMap(({ product }) => product ?? [])),
  );
  if (products.length > 0) return <ProductShelf full products={products} label="Products you buy" />;
  return (
    <p>
      Once you have shopped with us, what you buy stands here.{' '}
      <Link href={paths.groceries}>Start shopping</Link>
    </p>
  );
};

/** What the customer bought before, most often first. */
export const FavouritesView = () => {
  const { config } = useShop();
  return (
    <>
      <Heading>Favourites</Heading>
      {config.shop.signedIn ? (
        <Bought />
      ) : (
        <SignInFirst why="Sign in to see the products you buy most often." />
      )}
    </>
  );
};
