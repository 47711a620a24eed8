import { paths } from '../../shop/paths';
import type { ListWalk } from '../state/list-walk';
import { Link } from '../../shop-react/ui/Link';

const Arrow = ({ d }: { readonly d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <path d={d} />
  </svg>
);

/**
 * Links to the previous and the next item, at the bottom of small screens; after the last item, a link to the trolley.
 */
export const ListSteps = ({ walk: { items, position, hrefOf } }: { readonly walk: ListWalk }) => {
  const previous = items[position - 2];
  const next = items[position];
  return (
    <nav className="steps" aria-label="Steps through your list">
      {previous === undefined ? null : (
        <Link className="button button--quiet steps__previous" href={hrefOf(position - 1)}>
          <Arrow d="m14 6-6 6 6 6" />
          <span className="steps__text">
            Previous: <bdi>{previous}</bdi>
          </span>
        </Link>
      )}
      {next === undefined ? (
        <Link className="button steps__next" href={paths.trolley}>
          <span className="steps__text">List done: view trolley</span>
        </Link>
      ) : (
        <Link className="button steps__next" href={hrefOf(position + 1)}>
          <span className="steps__text">
            Next: <bdi>{next}</bdi>
          </span>
          <Arrow d="m10 6 6 6-6 6" />
        </Link>
      )}
    </nav>
  );
};
