import type { Product } from '../api/products';
import { ProductCard } from './ProductCard';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** Accessible name of the section; the cards have lower headings. */
  readonly label: string;
  /** Whether the page has no column of aisles. */
  readonly full?: boolean;
}

export const ProductGrid = ({ products, label, full = false }: ProductGridProps) => (
  <section aria-label={label}>
    <h2 className="unseen">{label}</h2>
    <ul className={full ? 'products products--full' : 'products'}>
      {products.map((product) => (
        <ProductCard key={product.lineNumber} product={product} />
      ))}
    </ul>
  </section>
);
