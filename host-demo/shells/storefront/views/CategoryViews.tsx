import { useMemo } from 'react';
import { useStore } from 'zustand';
import { bookSlotPath, paths } from '../../shop/paths';
import { formatSlot } from '../../shop/format';
import { productsOperation } from '../../shop-react/api/operations';
import { useShop, useRequest } from '../../shop-react/state/shop';
import { Aisles, Breadcrumbs, ErrorMessage, Heading, Link, type NamedLink } from '../../shop-react/ui/Page';
import { ProductGrid, ProductResults } from '../../shop-react/ui/Products';
import {
  categoriesOperation,
  categoryOffersPath,
  categoryPath,
  categorySlug,
  createCategoryTree,
  ROOT_IDS,
  type Category,
  type CategoryTree,
} from '../categories';
import { Hero, titleFrom } from './ProductViews';

/** Returns the shop's categories as a tree; undefined until they have loaded, or when they fail to load. */
const useCategories = (): { readonly tree: CategoryTree | undefined; readonly pending: boolean } => {
  const response = useRequest(categoriesOperation);
  const list = response.kind === 'ready' ? response.value.getCategories : undefined;
  const tree = useMemo(() => (list ? createCategoryTree(list) : undefined), [list]);
  return { tree, pending: response.kind === 'pending' };
};

const linkTo = (category: Category): NamedLink => [category.name, categoryPath(category)];

/** Categories with their drawings. */
const CategoryTiles = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className="tiles">
    {categories.map((category) => (
      <li key={category.id}>
        <Link className="tile" href={categoryPath(category)}>
          <img src={`/demo/pictures/${categorySlug(category)}.svg`} alt="" width="88" height="88" />
          {category.name}
        </Link>
      </li>
    ))}
  </ul>
);

/** The customer's slot with a link that changes it, or a link to the delivery times. */
const HeroSlot = () => {
  const { config, slot: store } = useShop();
  const slot = useStore(store);
  if (slot === null) {
    return (
      <Link className="button" href={paths.serviceSelection}>
        See delivery times
      </Link>
    );
  }
  return (
    <>
      <p>
        {slot.slotType.startsWith('DELIVERY') ? 'Your delivery' : 'Your collection'}:{' '}
        <strong>{formatSlot(slot)}</strong>
      </p>
      {config.shop.amending?.slotChangeable === false ? null : (
        <Link className="button" href={bookSlotPath(slot.slotType)}>
          Change slot
        </Link>
      )}
    </>
  );
};

/** Groceries home. */
export const HomeView = () => {
  const { tree, pending } = useCategories();
  const offers = useRequest(productsOperation, { offersOnly: true, size: 12 });
  const root = tree?.byId.get(ROOT_IDS.groceries);
  const entertaining = tree?.byId.get(ROOT_IDS.entertaining);
  return (
    <>
      <Hero picture="groceries">
        <Heading>Groceries</Heading>
        <p className="lead">The weekly shop, picked with care and brought to your door, seven days a week.</p>
        <HeroSlot />
      </Hero>
      {pending || offers.kind === 'pending' ? null : (
        <>
          <h2>Shop by aisle</h2>
          {tree && root ? (
            <CategoryTiles categories={[...tree.childrenOf(root), ...(entertaining ? [entertaining] : [])]} />
          ) : (
            <ErrorMessage what="our aisles" />
          )}
          <h2>This week’s offers</h2>
          {offers.kind === 'ready' ? (
            <ProductGrid full rows products={offers.value.getProducts.products} label="Products on offer" />
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

/** Every aisle of the shop. */
export const BrowseView = () => {
  const { tree, pending } = useCategories();
  const roots = Object.values(ROOT_IDS).flatMap((id) => tree?.byId.get(id) ?? []);
  return (
    <>
      <Heading>Browse the shop</Heading>
      {!tree && !pending ? <ErrorMessage what="our aisles" /> : null}
      {roots.map((root) => (
        <section key={root.id} aria-label={root.name}>
          <h2>{root.name}</h2>
          <CategoryTiles categories={tree?.childrenOf(root) ?? []} />
        </section>
      ))}
    </>
  );
};

const SHOP: NamedLink = ['Shop', paths.browse];

/** Returns the ancestors of a category, the root first. */
const trail = (tree: CategoryTree, category: Category): readonly Category[] => {
  const seen = new Set([category.id]);
  const ancestors: Category[] = [];
  for (let above = tree.parentOf(category); above && !seen.has(above.id); above = tree.parentOf(above)) {
    seen.add(above.id);
    ancestors.unshift(above);
  }
  return ancestors;
};

/** A category's products, next to its sub-categories (or, at the last level, its siblings). */
export const CategoryView = ({ path }: { readonly path: string }) => {
  const { tree, pending } = useCategories();
  const category = tree?.byPath.get(path);

  if (!tree || !category) {
    return (
      <>
        <Breadcrumbs links={[SHOP]} />
        <Heading>{pending ? titleFrom(path) : 'We can’t find that aisle'}</Heading>
        {pending ? null : (
          <p>
            It may have moved. <Link href={paths.groceries}>Back to Groceries</Link>
          </p>
        )}
      </>
    );
  }

  const below = tree.childrenOf(category);
  const parent = tree.parentOf(category);
  const [top, listed] = below.length === 0 && parent ? [parent, tree.childrenOf(parent)] : [category, below];
  return (
    <>
      <Breadcrumbs links={[SHOP, ...trail(tree, category).map(linkTo)]} />
      <Heading>{category.name}</Heading>
      <div className="browse">
        <div>
          <Aisles title={top.name} links={listed.map(linkTo)} current={categoryPath(category)} />
          <p>
            <Link href={categoryOffersPath(category)}>{category.name} offers</Link>
          </p>
        </div>
        <ProductResults
          filter={{ categoryId: category.id }}
          label={category.name}
          empty="This aisle is being restocked. Please look again soon."
        />
      </div>
    </>
  );
};

interface OffersViewProps {
  readonly slug: string | undefined;
  readonly categoryId: string | undefined;
}

/** All offers, or those of one category [NAV-7]. */
export const OffersView = ({ slug, categoryId }: OffersViewProps) => {
  const { tree, pending } = useCategories();
  const category = categoryId
    ? tree?.byId.get(categoryId)
    : [...(tree?.byId.values() ?? [])].find((each) => slug && categorySlug(each) === slug);
  const root = tree?.byId.get(ROOT_IDS.groceries);
  const aisles = tree && root ? tree.childrenOf(root) : [];
  return (
    <>
      <Breadcrumbs links={category ? [SHOP, linkTo(category)] : [SHOP]} />
      <Heading>{category ? `${category.name} offers` : 'Offers'}</Heading>
      {pending ? null : (
        <div className="browse">
          <Aisles
            title="Offers by aisle"
            links={aisles.map((aisle) => [aisle.name, categoryOffersPath(aisle)] as const)}
            current={category && categoryOffersPath(category)}
          />
          <ProductResults
            filter={{ offersOnly: true, ...(category ? { categoryId: category.id } : {}) }}
            label="Products on offer"
            empty="There are no offers here this week."
          />
        </div>
      )}
    </>
  );
};
