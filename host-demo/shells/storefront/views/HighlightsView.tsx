import { paths } from '../../shop/paths';
import { useShop } from '../../shop-react/state/shop';
import { titleFrom } from '../state/title-from';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Heading } from '../../shop-react/ui/Heading';
import { ProductResults } from '../../shop-react/ui/ProductResults';

/** Offers that editors collected under a name [NAV-7]. */
export const HighlightsView = ({ name }: { readonly name: string }) => {
  const { season } = useShop().config.shop;
  const title = `${name === season.name ? season.title : titleFrom(name)} highlights`;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Shop', href: paths.browse },
          { name: 'Offers', href: paths.offers },
        ]}
      />
      <Heading>{title}</Heading>
      <ProductResults
        full
        filter={{ offersOnly: true }}
        label={title}
        empty="There are no offers here this week."
      />
    </>
  );
};
