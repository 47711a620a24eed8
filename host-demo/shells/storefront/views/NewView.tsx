import { paths } from '../../shop/paths';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Heading } from '../../shop-react/ui/Heading';
import { ProductResults } from '../../shop-react/ui/ProductResults';

/** Products with the badge 'New'. */
export const NewView = () => (
  <>
    <Breadcrumbs crumbs={[{ name: 'Groceries', href: paths.groceries }]} />
    <Heading>New</Heading>
    <p className="lead">Just arrived on our shelves.</p>
    <ProductResults
      full
      filter={{ newOnly: true }}
      label="New products"
      empty="New products arrive every Wednesday."
    />
  </>
);
