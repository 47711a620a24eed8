import { paths } from '../../shop/paths';
import { productsOperation } from '../api/products';
import { useAnswer } from '../state/use-answer';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { ProductShelf } from '../ui/ProductShelf';
import { Trouble } from '../ui/Trouble';

const Found = ({ item }: { readonly item: string }) => {
  const answer = useAnswer(productsOperation, { searchTerm: item, size: 5 });
  return (
    <section aria-label={item} className="found">
      <h2>{item}</h2>
      {answer.kind === 'failed' ? <Trouble what="these products" /> : null}
      {answer.kind === 'ready' && answer.value.getProducts.total === 0 ? <p>Nothing found.</p> : null}
      {answer.kind === 'ready' && answer.value.getProducts.total > 0 ? (
        <>
          <ProductShelf full products={answer.value.getProducts.products} label={`Products for ${item}`} />
          <p>
            <Link href={`${paths.search}?${new URLSearchParams({ searchTerm: item }).toString()}`}>
              See all {answer.value.getProducts.total}
            </Link>
          </p>
        </>
      ) : null}
    </section>
  );
};

/** Results for a whole shopping list, one shelf an item. */
export const MultiSearchView = ({ items }: { readonly items: readonly string[] }) => (
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
    {[...new Set(items)].map((item) => (
      <Found key={item} item={item} />
    ))}
  </>
);
