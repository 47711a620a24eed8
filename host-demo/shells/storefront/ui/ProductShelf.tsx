import type { Product } from '../api/products';
import { ProductCard } from './ProductCard';

interface ProductShelfProps {
  readonly products: readonly Product[];
  /** Heading for those who listen; the cards' own headings hang below it. */
  readonly label: string;
  /** True where no side list stands beside. */
  readonly full?: boolean;
}

export const ProductShelf = ({ products, label, full = false }: ProductShelfProps) => (
  <section aria-label={label}>
    <h2 className="unseen">{label}</h2>
    <ul className={full ? 'products products--full' : 'products'}>
      {products.map((product) => (
        <ProductCard key={product.lineNumber} product={product} />
      ))}
    </ul>
  </section>
);
