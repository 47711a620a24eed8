import { categoryPath, type Category } from '../api/categories';
import { Link } from '../../shop-react/ui/Link';

interface AislesProps {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly current?: string;
}

/** The categories next to, or above, the products. */
export const Aisles = ({ title, categories, current }: AislesProps) => (
  <nav className="aisles" aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={categoryPath(category)} aria-current={category.id === current ? 'page' : undefined}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
