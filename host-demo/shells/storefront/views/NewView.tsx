import { paths } from '../../shop/paths';
import { productsOperation } from '../api/products';
import { useAnswer } from '../state/use-answer';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Heading } from '../ui/Heading';
import { ProductShelf } from '../ui/ProductShelf';
import { Trouble } from '../ui/Trouble';

const WHOLE_SHOP = 500;

/** Products that carry the badge 'New'. */
export const NewView = () => {
  const answer = useAnswer(productsOperation, { size: WHOLE_SHOP });
  const products =
    answer.kind === 'ready'
      ? answer.value.getProducts.products.filter(({ badge }) => badge?.toLowerCase() === 'new')
      : [];
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Groceries', href: paths.groceries }]} />
      <Heading>New</Heading>
      <p className="lead">Just arrived on our shelves.</p>
      {answer.kind === 'failed' ? <Trouble what="new products" /> : null}
      {answer.kind === 'ready' ? <ProductShelf full products={products} label="New products" /> : null}
    </>
  );
};
