import { useState } from 'react';
import { productsOperation } from '../api/products';
import type { Variables } from '../api/graph';
import { useRequest } from '../state/use-request';
import { ProductGrid } from '../ui/ProductGrid';
import { ErrorMessage } from '../ui/ErrorMessage';

export const PAGE_SIZE = 48;

interface ProductResultsProps {
  /** Arguments of `getProducts` besides page and size. */
  readonly filter: Variables;
  readonly label: string;
  readonly empty: string;
  readonly full?: boolean;
}

const labels: Readonly<Record<string, string>> = {
  relevance: 'Most relevant',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name: A to Z',
};

/** A page of products with their number, their order, and links to the other pages. */
export const ProductResults = ({ filter, label, empty, full = false }: ProductResultsProps) => {
  const { sortBy: requestedSort, ...query } = filter;
  const [sortBy, setSortBy] = useState(typeof requestedSort === 'string' ? requestedSort : 'relevance');
  const [page, setPage] = useState(1);
  const response = useRequest(productsOperation, { ...query, sortBy, page, size: PAGE_SIZE });

  if (response.kind === 'failed') return <ErrorMessage what="these products" />;
  if (response.kind === 'pending') return <p className="muted">Loading products…</p>;
  const { products, total } = response.value.getProducts;
  if (total === 0) return <p>{empty}</p>;
  const pages = Math.ceil(total / PAGE_SIZE);

  return (
    <div>
      <div className="results-bar">
        <p className="figures">
          {total} {total === 1 ? 'product' : 'products'}
        </p>
        {total > 1 ? (
          <form>
            <label htmlFor="sort-by">Sort by</label>
            <select
              id="sort-by"
              className="select"
              value={Object.hasOwn(labels, sortBy) ? sortBy : 'relevance'}
              onChange={(event) => {
                setSortBy(event.target.value);
                setPage(1);
              }}
            >
              {Object.entries(labels).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </form>
        ) : null}
      </div>
      <ProductGrid products={products} label={label} full={full} />
      {pages > 1 ? (
        <nav aria-label="Pages of results" className="pager">
          <button
            type="button"
            className="button button--quiet"
            disabled={page <= 1}
            onClick={() => {
              setPage(page - 1);
            }}
          >
            Previous
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button
            type="button"
            className="button button--quiet"
            disabled={page >= pages}
            onClick={() => {
              setPage(page + 1);
            }}
          >
            Next
          </button>
        </nav>
      ) : null}
    </div>
  );
};
