import { paths } from '../../shop/paths';
import { useShop } from '../../shop-react/state/shop';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { ProductResults } from '../../shop-react/ui/ProductResults';
import type { SeasonName } from '../state/route';
import { Hero } from '../ui/Hero';

/** The page of a season; a season that is over, or has not begun, refers to the one of today. */
export const SeasonView = ({ season }: { readonly season: SeasonName }) => {
  const { name, title, text, filter } = useShop().config.shop.season;
  if (name !== season) {
    return (
      <>
        <Heading>This range is not on sale now</Heading>
        <p className="lead">We prepare each season when its time comes.</p>
        <Link className="button" href={`${paths.groceries}/${name}`}>
          See our {title} range
        </Link>
      </>
    );
  }
  return (
    <>
      <Hero picture={`hero-${season}`}>
        <Heading>{title}</Heading>
        <p className="lead">{text}</p>
      </Hero>
      <ProductResults full filter={filter} label={title} empty="The range goes on sale soon." />
    </>
  );
};
