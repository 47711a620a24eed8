import type { ReactNode } from 'react';
import type { SeasonName } from '../../../services/state/world';
import type { Variables } from '../../shop-react/api/graph';
import { paths } from '../../shop/paths';
import { useShop } from '../../shop-react/state/shop';
import { Breadcrumbs, Heading, Link, type NamedLink } from '../../shop-react/ui/Page';
import { ProductResults } from '../../shop-react/ui/Products';

/** The backgrounds of the wide drawings. */
const HERO_BACKGROUNDS = {
  groceries: '#f1f5e6',
  'new-year': '#eef2f6',
  valentines: '#fdeef1',
  easter: '#f7f3e2',
  spring: '#eef6ea',
  summer: '#fff5df',
  autumn: '#f8efe4',
  christmas: '#f3ecec',
} as const satisfies Readonly<Record<SeasonName | 'groceries', string>>;

interface HeroProps {
  readonly picture: keyof typeof HERO_BACKGROUNDS;
  readonly children: ReactNode;
}

/** A title next to a wide drawing. */
export const Hero = ({ picture, children }: HeroProps) => (
  <div className="hero" style={{ background: HERO_BACKGROUNDS[picture] }}>
    <div className="hero__text">{children}</div>
    <img
      className="hero__picture"
      src={`/demo/pictures/hero-${picture}.svg`}
      alt=""
      width="640"
      height="280"
    />
  </div>
);

/** Returns a title from the last segment of an address, until the page's own name has loaded: 'Summer treats'. */
export const titleFrom = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface ProductsPageProps {
  readonly links?: readonly NamedLink[];
  readonly title: string;
  readonly lead?: string;
  readonly filter: Variables;
  readonly label: string;
  readonly empty: string;
}

/** A page of products: its path, its heading, and the results in its whole width. */
const ProductsPage = ({ links, title, lead, ...results }: ProductsPageProps) => (
  <>
    {links && <Breadcrumbs links={links} />}
    <Heading>{title}</Heading>
    {lead && <p className="lead">{lead}</p>}
    <ProductResults full {...results} />
  </>
);

/** Products with the badge 'New'. */
export const NewView = () => (
  <ProductsPage
    links={[['Groceries', paths.groceries]]}
    title="New"
    lead="Just arrived on our shelves."
    filter={{ newOnly: true }}
    label="New products"
    empty="New products arrive every Wednesday."
  />
);

/** Offers that editors collected under a name [NAV-7]. */
export const HighlightsView = ({ name }: { readonly name: string }) => {
  const { season } = useShop().config.shop;
  const title = `${name === season.name ? season.title : titleFrom(name)} highlights`;
  return (
    <ProductsPage
      links={[
        ['Shop', paths.browse],
        ['Offers', paths.offers],
      ]}
      title={title}
      filter={{ offersOnly: true }}
      label={title}
      empty="There are no offers here this week."
    />
  );
};

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
      <Hero picture={season}>
        <Heading>{title}</Heading>
        <p className="lead">{text}</p>
      </Hero>
      <ProductResults full filter={filter} label={title} empty="The range goes on sale soon." />
    </>
  );
};

interface SearchViewProps {
  readonly term: string;
  readonly sortBy: string | undefined;
  readonly categoryId: string | undefined;
}

/** Search results, or the plain search page when there is no term [SRCH-9]. */
export const SearchView = ({ term, sortBy, categoryId }: SearchViewProps) => {
  const searchTerm = term.trim();
  if (!searchTerm) {
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
    <ProductsPage
      title={`Results for “${searchTerm}”`}
      filter={{ searchTerm, ...(sortBy ? { sortBy } : {}), ...(categoryId ? { categoryId } : {}) }}
      label="Products found"
      empty="We found no products for that. Check the spelling, or try a more general word."
    />
  );
};
