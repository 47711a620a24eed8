import { paths } from '../../shop/paths';
import { boughtBeforeOperation, type Product } from '../api/products';
import { useShop } from '../state/shop';
import { useRequest } from '../state/use-request';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { ProductGrid } from '../ui/ProductGrid';
import { SignInFirst } from '../ui/SignInFirst';
import { ErrorMessage } from '../ui/ErrorMessage';

const mostBought = (products: readonly Product[]): readonly Product[] => {
  const times = new Map<string, { product: Product; count: number }>();
  for (const product of products) {
    const { count } = times.get(product.lineNumber) ?? { count: 0 };
    times.set(product.lineNumber, { product, count: count + 1 });
  }
  return [...times.values()].toSorted((a, b) => b.count - a.count).map(({ product }) => product);
};

const Bought = () => {
  const response = useRequest(boughtBeforeOperation);
  if (response.kind === 'pending') return <p className="muted">Loading your favourites…</p>;
  if (response.kind === 'failed') return <ErrorMessage what="your favourites" />;
  const products = mostBought(
    response.value.getOrders.flatMap(({ orderLines }) => orderLines.flatMap(({ product }) => product ?? [])),
  );
  if (products.length > 0) return <ProductGrid full products={products} label="Products you buy" />;
  return (
    <p>
      Once you have shopped with us, what you buy stands here.{' '}
      <Link href={paths.groceries}>Start shopping</Link>
    </p>
  );
};

/** The products that the customer bought before, most frequent first. */
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
