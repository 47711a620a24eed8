import { useMemo } from 'react';
import { paths } from '../../shop/paths';
import { multiSearchOperation, type ProductPage } from '../api/products';
import { useAnswer } from '../state/use-answer';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { ProductShelf } from '../ui/ProductShelf';
import { Trouble } from '../ui/Trouble';

const Shelf = ({ item, page }: { readonly item: string; readonly page: ProductPage | undefined }) => (
  <section aria-label={item}>
    <h2>{item}</h2>
    {page && page.total > 0 ? (
      <>
        <ProductShelf full products={page.products} label={`Products for ${item}`} />
        <p>
          <Link href={`${paths.search}?${new URLSearchParams({ searchTerm: item }).toString()}`}>
            See all {page.total}
          </Link>
        </p>
      </>
    ) : (
      <p>Nothing found.</p>
    )}
  </section>
);

const Found = ({ items }: { readonly items: readonly string[] }) => {
  const operation = useMemo(() => multiSearchOperation(items.length), [items.length]);
  const answer = useAnswer(
    operation,
    Object.fromEntries(items.map((item, index) => [`term${String(index)}`, item])),
  );
  if (answer.kind === 'pending') return <p className="muted">Searching…</p>;
  if (answer.kind === 'failed') return <Trouble what="these products" />;
  return items.map((item, index) => (
    <Shelf key={item} item={item} page={answer.value[`found${String(index)}`]} />
  ));
};

/** Results for a whole shopping list, one shelf an item. */
export const MultiSearchView = ({ items }: { readonly items: readonly string[] }) => {
  const wanted = [...new Set(items)];
  return (
    <>
      <Heading>Multi-search</Heading>
      <form action={paths.multiSearch} method="get">
        <div className="field">
          <label htmlFor="multi-search-items">Your list, one item a line</label>
          <textarea
            id="multi-search-items"
            className="input"
            name="query"
            rows={5}
            defaultValue={items.join('\n')}
          />
        </div>
        <button type="submit" className="button">
          Find these items
        </button>
      </form>
      {wanted.length > 0 ? <Found items={wanted} /> : null}
    </>
  );
};
