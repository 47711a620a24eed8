import { ROOT_IDS } from '../api/categories';
import { Heading } from '../../shop-react/ui/Heading';
import { Hero } from '../ui/Hero';
import { ProductResults } from '../../shop-react/ui/ProductResults';

interface Season {
  readonly title: string;
  readonly text: string;
  readonly picture: 'hero-christmas' | 'hero-valentines';
  readonly filter: object;
}

const seasons: Readonly<Record<string, Season>> = {
  christmas: {
    title: 'Christmas',
    text: 'Party food, centrepieces and puddings. Order by 15 December to collect from your branch.',
    picture: 'hero-christmas',
    filter: { categoryId: ROOT_IDS.entertaining },
  },
  valentines: {
    title: 'Valentine’s Day',
    text: 'Supper for two, something sparkling and chocolates to share.',
    picture: 'hero-valentines',
    filter: { searchTerm: 'chocolate' },
  },
};

/** A seasonal page. */
export const SeasonView = ({ season }: { readonly season: string }) => {
  const page = Object.hasOwn(seasons, season) ? seasons[season] : undefined;
  if (!page) return <Heading>This season is over</Heading>;
  return (
    <>
      <Hero picture={page.picture}>
        <Heading>{page.title}</Heading>
        <p className="lead">{page.text}</p>
      </Hero>
      <ProductResults
        full
        filter={{ ...page.filter }}
        label={page.title}
        empty="The range goes on sale soon."
      />
    </>
  );
};
