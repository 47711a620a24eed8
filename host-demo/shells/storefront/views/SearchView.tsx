import { paths } from '../../shop/paths';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { ProductResults } from '../../shop-react/ui/ProductResults';

interface SearchViewProps {
  readonly term: string;
  readonly sortBy: string | undefined;
}

/** Search results, or the plain search page when there is no term [SRCH-9]. */
export const SearchView = ({ term, sortBy }: SearchViewProps) => {
  if (!term.trim()) {
    return (
      <>
        <Heading>Search</Heading>
        <p className="lead">
          What are you looking for? Type a product, a brand or an aisle in the search field above.
        </p>
        <p>
          <Link href={paths.browse}>Browse all aisles</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <Heading>{`Results for “${term.trim()}”`}</Heading>
      <ProductResults
        full
        filter={{ searchTerm: term.trim(), ...(sortBy ? { sortBy } : {}) }}
        label="Products found"
        empty="We found no products for that. Check the spelling, or try a more general word."
      />
    </>
  );
};
