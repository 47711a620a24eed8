import { useText } from '../../../ui/use-text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { OPEN_SEARCH, SEARCH } from '../texts';
import * as styles from './SearchedTerm.module.css';

/** The content of a phone's search button that is as wide as a field: the searched term, or 'Search'. */
export const SearchedTerm = ({ term }: { readonly term: string }) => {
  const t = useText();
  return (
    <>
      {/* 'Search' is a part of the name that follows. */}
      <span className={styles.term} aria-hidden={!term}>
        {term || t(SEARCH)}
      </span>
      <VisuallyHidden>{OPEN_SEARCH}</VisuallyHidden>
    </>
  );
};
