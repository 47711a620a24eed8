import { paths } from '../../shop/paths';
import { boughtBeforeOperation, type Product } from '../../shop-react/api/products';
import { useShop } from '../../shop-react/state/shop';
import { useRequest } from '../../shop-react/state/use-request';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { ProductGrid } from '../../shop-react/ui/ProductGrid';
import { SignInFirst } from '../../shop-react/ui/SignInFirst';
import { ErrorMessage } from '../../shop-react/ui/ErrorMessage';

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
