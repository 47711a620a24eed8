import { paths } from '../../shop/paths';
import { categoryOffersPath, categoryPath, categorySlug, ROOT_IDS } from '../api/categories';
import { useCategories } from '../state/use-categories';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { ProductResults } from '../../shop-react/ui/ProductResults';

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
      <Breadcrumbs
        crumbs={[
          { name: 'Shop', href: paths.browse },
          ...(category ? [{ name: category.name, href: categoryPath(category) }] : []),
        ]}
      />
      <Heading>{category ? `${category.name} offers` : 'Offers'}</Heading>
      {pending ? null : (
        <div className="browse">
          <nav className="aisles" aria-label="Offers by aisle">
            <h2>Offers by aisle</h2>
            <ul>
              {aisles.map((aisle) => (
                <li key={aisle.id}>
                  <Link
                    href={categoryOffersPath(aisle)}
                    aria-current={aisle.id === category?.id ? 'page' : undefined}
                  >
                    {aisle.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
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
