import { paths } from '../../shop/paths';
import { categoryOffersPath, categoryPath, type Category, type CategoryTree } from '../api/categories';
import { titleFrom } from '../state/title-from';
import { useCategories } from '../state/use-categories';
import { Aisles } from '../ui/Aisles';
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { ProductResults } from '../../shop-react/ui/ProductResults';

const trail = (tree: CategoryTree, category: Category): Category[] => {
  const ancestors: Category[] = [];
  const seen = new Set([category.id]);
  for (let above = tree.parentOf(category); above && !seen.has(above.id); above = tree.parentOf(above)) {
    seen.add(above.id);
    ancestors.unshift(above);
  }
  return ancestors;
};

const shop: Crumb = { name: 'Shop', href: paths.browse };

/** A category's products, next to its sub-categories (or, at the last level, its siblings). */
export const CategoryView = ({ path }: { readonly path: string }) => {
  const { tree, pending } = useCategories();
  const category = tree?.byPath.get(path);

  if (!tree || !category) {
    return (
      <>
        <Breadcrumbs crumbs={[shop]} />
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
  const listed = below.length === 0 && parent ? tree.childrenOf(parent) : below;
  const crumbs = trail(tree, category).map((each) => ({ name: each.name, href: categoryPath(each) }));
  return (
    <>
      <Breadcrumbs crumbs={[shop, ...crumbs]} />
      <Heading>{category.name}</Heading>
      <div className="browse">
        <div>
          <Aisles
            title={below.length === 0 && parent ? parent.name : category.name}
            categories={listed}
            current={category.id}
          />
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
