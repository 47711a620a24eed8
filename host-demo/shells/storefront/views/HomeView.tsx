import { paths } from '../../shop/paths';
import { ROOT_IDS } from '../api/categories';
import { productsOperation } from '../../shop-react/api/products';
import { useRequest } from '../../shop-react/state/use-request';
import { useCategories } from '../state/use-categories';
import { CategoryTiles } from '../ui/CategoryTiles';
import { Heading } from '../../shop-react/ui/Heading';
import { Hero } from '../ui/Hero';
import { HeroSlot } from '../ui/HeroSlot';
import { Link } from '../../shop-react/ui/Link';
import { ProductGrid } from '../../shop-react/ui/ProductGrid';
import { ErrorMessage } from '../../shop-react/ui/ErrorMessage';

/** Groceries home. */
export const HomeView = () => {
  const { tree, pending } = useCategories();
  const offers = useRequest(productsOperation, { offersOnly: true, size: 10 });
  const root = tree?.byId.get(ROOT_IDS.groceries);
  return (
    <>
      <Hero picture="hero-groceries">
        <Heading>Groceries</Heading>
        <p className="lead">The weekly shop, picked with care and brought to your door, seven days a week.</p>
        <HeroSlot />
      </Hero>
      {pending || offers.kind === 'pending' ? null : (
        <>
          <h2>Shop by aisle</h2>
          {tree && root ? (
            <CategoryTiles categories={tree.childrenOf(root)} />
          ) : (
            <ErrorMessage what="our aisles" />
          )}
          <h2>This week’s offers</h2>
          {offers.kind === 'ready' ? (
            <ProductGrid full products={offers.value.getProducts.products} label="Products on offer" />
          ) : (
            <ErrorMessage what="our offers" />
          )}
          <div className="actions">
            <Link className="button button--quiet" href={paths.offers}>
              See all offers
            </Link>
          </div>
        </>
      )}
    </>
  );
};
