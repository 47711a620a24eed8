import { categoryPath, categorySlug, type Category } from '../api/categories';
import { Link } from '../../shop-react/ui/Link';

/** Categories with their drawings. */
export const CategoryTiles = ({ categories }: { readonly categories: readonly Category[] }) => (
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
