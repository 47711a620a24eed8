import { Heading } from '../../shop-react/ui/Heading';
import { ProductResults } from '../../shop-react/ui/ProductResults';

/** The products of an advertisement [CONT-5]. */
export const BuylistView = ({ lineNumbers }: { readonly lineNumbers: readonly string[] }) => (
  <>
    <Heading>Everything you need</Heading>
    <ProductResults
      full
      filter={{ lineNumbers }}
      label="Products of this list"
      empty="These products are not on sale at the moment."
    />
  </>
);
