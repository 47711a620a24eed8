import { SearchedTerm } from '../../domains/search/lazy-term';
import { useStore } from '../../ui/use-store';
import type { HeaderContext } from '../../context/context';
import { searchTermOf } from '../../context/search-term';

const PageTerm = ({ page }: Pick<HeaderContext, 'page'>) => (
  <SearchedTerm term={useStore(page, ({ here }) => searchTermOf(here))} />
);

/** Makes the search button of phones as wide as a field in a scrolled page, with the searched term, where the host wants that [SRCH-10]. */
export const widenSearchButton = ({ props, page }: HeaderContext): void => {
  if (props.config.features?.searchField) page.setState({ searchedTerm: <PageTerm page={page} /> });
};
