import { paths } from '../../shop/paths';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';

/** Multi-search without a list: what it does and how to start. */
export const MultiSearchInvitation = () => (
  <div className="narrow">
    <Heading>Multi-search</Heading>
    <p className="lead">Got a shopping list? Find everything on it in one go, item by item.</p>
    <details className="how-to">
      <summary className="button">How to use Multi-search</summary>
      <ol className="ticks">
        <li>Choose Multi-search beside the search field at the top of the page.</li>
        <li>Type or paste your list: a line for each item, or commas between them. Up to 100 items.</li>
        <li>Press Search. We show what we have for the first item, and you step through the rest.</li>
      </ol>
    </details>
    <p>
      Or <Link href={paths.browse}>browse all aisles</Link>.
    </p>
  </div>
);
