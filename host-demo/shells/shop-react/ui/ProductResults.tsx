import { useState } from 'react';
import { searchPath } from '../../shop/paths';
import { productsOperation } from '../api/products';
import type { Variables } from '../api/graph';
import { useRequest } from '../state/use-request';
import { Link } from './Link';
import { ProductGrid } from './ProductGrid';
import { ErrorMessage } from './ErrorMessage';
import { Pager } from './Pager';
import { SortOrder } from './SortOrder';

export const PAGE_SIZE = 48;

interface ProductResultsProps {
  /** Arguments of `getProducts` besides page and size. */
  readonly filter: Variables;
  readonly label: string;
  readonly empty: string;
  readonly full?: boolean;
}

/** A page of products with their number, their order, and links to the other pages. */
export const ProductResults = ({ filter, label, empty, full = false }: ProductResultsProps) => {
  const { sortBy: requestedSort, ...query } = filter;
  const [sortBy, setSortBy] = useState(typeof requestedSort === 'string' ? requestedSort : 'relevance');
  const [page, setPage] = useState(1);
  const response = useRequest(productsOperation, { ...query, sortBy, page, size: PAGE_SIZE });

  if (response.kind === 'failed') return <ErrorMessage what="these products" />;
  if (response.kind === 'pending') return <p className="muted">Loading products…</p>;
  const { products, total, correction } = response.value.getProducts;
  if (total === 0)
    return (
      <>
        {correction && (
          <p>
            Did you mean <Link href={searchPath(correction)}>{correction}</Link>?
          </p>
        )}
        <p>{empty}</p>
      </>
    );
  const pages = Math.ceil(total / PAGE_SIZE);

  return (
    <div>
      <div className="results-bar">
        <p className="figures">
          {total} {total === 1 ? 'product' : 'products'}
        </p>
        {total > 1 ? (
          <SortOrder
            sortBy={sortBy}
            onChange={(next) => {
              setSortBy(next);
              setPage(1);
            }}
          />
        ) : null}
      </div>
      <ProductGrid products={products} label={label} full={full} />
      {pages > 1 ? <Pager page={page} pages={pages} onChange={setPage} /> : null}
    </div>
  );
};
