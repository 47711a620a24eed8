import { useState } from 'react';
import { useStore } from 'zustand';
import { formatPrice } from '../../shop/format';
import type { Variables } from '../api/graph';
import { productsOperation, type Product } from '../api/operations';
import { useShop, useRequest } from '../state/shop';
import { ErrorMessage } from './Page';

const stepOf = (uom: string): number => (uom === 'C62' ? 1 : 0.5);

const label = (amount: number, uom: string): string =>
  uom === 'C62' ? String(amount) : `${String(amount)} ${uom === 'KGM' ? 'kg' : uom === 'GRM' ? 'g' : 'lb'}`;

type AmountProduct = Pick<Product, 'lineNumber' | 'name' | 'uom'>;

interface AmountProps {
  readonly product: AmountProduct;
  /** How many pieces 'Add' adds; a weight starts with its step. */
  readonly wanted?: number | undefined;
}

interface AmountControlProps extends AmountProps {
  readonly amount: number;
  readonly changeBy: (step: number) => void;
}

/** The button, or the amount between its two buttons. */
const AmountControl = ({ product, wanted = 1, amount, changeBy }: AmountControlProps) => {
  const { name, uom } = product;
  const more = (): void => changeBy(stepOf(uom));
  if (amount === 0) {
    const pieces = uom === 'C62' ? wanted : 1;
    return (
      <button type="button" className="button button--quiet" onClick={() => changeBy(pieces * stepOf(uom))}>
        Add{pieces > 1 && ` ${String(pieces)}`}
        <span className="unseen"> {name}</span>
      </button>
    );
  }
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${name}`}>
      <button type="button" aria-label={`Fewer ${name}`} onClick={() => changeBy(-stepOf(uom))}>
        −
      </button>
      <output>{label(amount, uom)}</output>
      <button type="button" aria-label={`More ${name}`} onClick={more}>
        +
      </button>
    </div>
  );
};

/**
 * 'Add' for a product that is not in the trolley, otherwise a stepper with the amount, and below it the failure of the
 * last change. A visitor signs in first; the product is added afterwards.
 */
export const Amount = ({ product, wanted }: AmountProps) => {
  const { config, trolley, signInToAdd } = useShop();
  const { lineNumber, name } = product;
  const amount = useStore(trolley, (state) => state.amounts[lineNumber] ?? 0);
  const [hasFailed, setHasFailed] = useState(false);
  const changeBy = (step: number): void => {
    const next = Math.min(99, Math.max(0, amount + step));
    if (config.shop.signedIn) {
      setHasFailed(false);
      void trolley
        .getState()
        .setAmount(lineNumber, next)
        .then(() => setHasFailed(trolley.getState().problem));
      return;
    }
    signInToAdd({ lineNumber, name, amount: next });
  };
  return (
    <>
      <AmountControl product={product} wanted={wanted} amount={amount} changeBy={changeBy} />
      {hasFailed && (
        <p className="amount-problem" role="alert">
          Sorry, that didn’t work.<span className="unseen"> {name} was not changed.</span> Please try again.
        </p>
      )}
    </>
  );
};

/** A product: picture, name, price, and the control that adds it to the trolley. */
const ProductCard = ({
  product,
  wanted,
}: {
  readonly product: Product;
  readonly wanted?: number | undefined;
}) => {
  const { name, size, price, wasPrice, pricePer, offer, badge, image } = product;
  const flag = offer ? 'Offer' : badge;
  return (
    <li className="product">
      {flag ? (
        <span className={offer ? 'product__flag product__flag--offer' : 'product__flag'}>{flag}</span>
      ) : null}
      <img className="product__picture" src={image} alt="" width="168" height="168" loading="lazy" />
      <h3 className="product__name" title={name}>
        {name}
      </h3>
      <p className="product__size">{size}</p>
      <p className="product__offer">{offer}</p>
      <p className="product__price">
        <span>
          {wasPrice ? <span className="unseen">Now </span> : null}
          {formatPrice(price.amount)}
        </span>
        {wasPrice ? (
          <s>
            <span className="unseen">was </span>
            {formatPrice(wasPrice.amount)}
          </s>
        ) : null}
        {pricePer ? <small>{pricePer}</small> : null}
      </p>
      <Amount product={product} wanted={wanted} />
    </li>
  );
};

interface ProductGridProps {
  readonly products: readonly Product[];
  /** Accessible name of the section; the cards have lower headings. */
  readonly label: string;
  /** Whether the page has no column of aisles. */
  readonly full?: boolean;
  /** Whether these are 12 products, of which wide pages show two full rows. */
  readonly rows?: boolean;
  /** How many pieces of a product the shopper wants; 1 by default. */
  readonly wanted?: number | undefined;
}

export const ProductGrid = ({ products, label, full = false, rows = false, wanted }: ProductGridProps) => (
  <section aria-label={label}>
    <h2 className="unseen">{label}</h2>
    <ul
      className={['products', full && 'products--full', rows && 'products--rows'].filter(Boolean).join(' ')}
    >
      {products.map((product) => (
        <ProductCard key={product.lineNumber} product={product} wanted={wanted} />
      ))}
    </ul>
  </section>
);

const ORDERS: Readonly<Record<string, string>> = {
  relevance: 'Most relevant',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name: A to Z',
};

interface SortOrderProps {
  /** The `sortBy` of `getProducts`; an unknown order is displayed as relevance. */
  readonly sortBy: string;
  readonly onChange: (sortBy: string) => void;
}

const SortOrder = ({ sortBy, onChange }: SortOrderProps) => (
  <form>
    <label htmlFor="sort-by">Sort by</label>
    <select
      id="sort-by"
      className="select"
      value={Object.hasOwn(ORDERS, sortBy) ? sortBy : 'relevance'}
      onChange={(event) => onChange(event.target.value)}
    >
      {Object.entries(ORDERS).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </form>
);

interface PagerProps {
  /** The current page; the first page is 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Buttons to the previous and the next page of results. */
const Pager = ({ page, pages, onChange }: PagerProps) => {
  const button = (text: string, to: number) => (
    <button
      type="button"
      className="button button--quiet"
      disabled={to < 1 || to > pages}
      onClick={() => onChange(to)}
    >
      {text}
    </button>
  );
  return (
    <nav aria-label="Pages of results" className="pager">
      {button('Previous', page - 1)}
      <span>
        Page {page} of {pages}
      </span>
      {button('Next', page + 1)}
    </nav>
  );
};

const PAGE_SIZE = 48;

interface ProductResultsProps {
  /** Arguments of `getProducts` besides page and size. */
  readonly filter: Variables;
  readonly label: string;
  readonly empty: string;
  readonly full?: boolean;
  readonly wanted?: number | undefined;
}

/** A page of products with their number, their order, and links to the other pages. */
export const ProductResults = ({ filter, label, empty, full = false, wanted }: ProductResultsProps) => {
  const { sortBy: requestedSort, ...query } = filter;
  const [sortBy, setSortBy] = useState(typeof requestedSort === 'string' ? requestedSort : 'relevance');
  const [page, setPage] = useState(1);
  const response = useRequest(productsOperation, { ...query, sortBy, page, size: PAGE_SIZE });

  if (response.kind === 'failed') return <ErrorMessage what="these products" />;
  if (response.kind === 'pending') return <p className="muted products-pending">Loading products…</p>;
  const { products, total, correction } = response.value.getProducts;
  if (total === 0) return <p>{empty}</p>;
  const pages = Math.ceil(total / PAGE_SIZE);
  const sort = (next: string): void => {
    setSortBy(next);
    setPage(1);
  };

  return (
    <div>
      {correction && (
        <p role="status">
          Showing results for <b>{correction}</b> instead.
        </p>
      )}
      <div className="results-bar">
        <p className="figures">
          {total} {total === 1 ? 'product' : 'products'}
        </p>
        {total > 1 ? <SortOrder sortBy={sortBy} onChange={sort} /> : null}
      </div>
      <ProductGrid products={products} label={label} full={full} wanted={wanted} />
      {pages > 1 ? <Pager page={page} pages={pages} onChange={setPage} /> : null}
    </div>
  );
};
