import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../shop/paths';
import { listTotalsOperation } from '../../shop-react/api/operations';
import { useShop, useRequest } from '../../shop-react/state/shop';
import { Heading, Link } from '../../shop-react/ui/Page';
import { ProductResults } from '../../shop-react/ui/Products';
import { readList, walkOf, type ListWalk, type Walk, type WalkQuery } from '../list-walk';

/** Resolves the address in the shopper's stored list; the list is read again at every navigation. */
const useWalk = ({ query, position, amounts }: WalkQuery): Walk => {
  const { navigation, savedList } = useShop();
  // A new list may start with the current item: then the address stays the same, and only `moves` changes.
  useStore(navigation.store, (state) => state.moves);
  const stored = useSyncExternalStore(savedList.subscribe, savedList.read);
  const carried = savedList.inAddress();
  return useMemo(
    () =>
      walkOf({ query: carried ? readList(carried).join('\n') : query, position, amounts }, readList(stored)),
    [query, position, amounts, stored, carried],
  );
};

interface ListStripProps {
  readonly walk: ListWalk;
  /** Items of the list without results; empty until that has loaded. */
  readonly missing: ReadonlySet<string>;
}

/** The shopper's list, with a link for each item; the current one is scrolled into view. */
const ListStrip = ({ walk: { items, position, amountOf, hrefOf }, missing }: ListStripProps) => {
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const step = strip.current?.children[position - 1];
    if (!strip.current || !(step instanceof HTMLElement)) return;
    const { clientWidth, clientHeight } = strip.current;
    strip.current.scrollTo({
      left: step.offsetLeft - (clientWidth - step.offsetWidth) / 2,
      top: step.offsetTop - (clientHeight - step.offsetHeight) / 2,
      behavior: 'instant',
    });
    // `missing` loads later and widens the links.
  }, [items, position, missing]);

  return (
    <nav className="strip" aria-labelledby="strip-title">
      <h2 id="strip-title">
        Your list <small className="figures">{items.length} items</small>
      </h2>
      <ol ref={strip}>
        {items.map((item, index) => (
          <li key={`${String(index)} ${item}`}>
            <Link href={hrefOf(index + 1)} aria-current={index + 1 === position ? 'step' : undefined}>
              <span>
                <bdi>{item}</bdi>
                {amountOf(index + 1) > 1 ? <small className="figures"> × {amountOf(index + 1)}</small> : null}
              </span>
              {missing.has(item) ? <small>nothing found</small> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

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
const ListSteps = ({ walk: { items, position, hrefOf } }: { readonly walk: ListWalk }) => {
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

/** Multi-search without a list: what it does and how to start. */
const MultiSearchInvitation = () => (
  <div className="narrow">
    <Heading>Multi-search</Heading>
    <p className="lead">Got a shopping list? Find everything on it in one go, item by item.</p>
    <details className="how-to">
      <summary className="button">How to use Multi-search</summary>
      <ol className="ticks">
        <li>Choose Multi-search beside the search field at the top of the page.</li>
        <li>Type or paste your list: a line for each item, or commas between them. Up to 100 items.</li>
        <li>Press Search. We show what we have for the first item, and you step through the rest.</li>
      </ol>
    </details>
    <p>
      Or <Link href={paths.browse}>browse all aisles</Link>.
    </p>
  </div>
);

const EMPTY = 'We found no products for that. Check the spelling, or try a more general word.';

const titleOf = (item: string): string => `Results for “${item}”`;

/** Returns the items of a list without results; empty until the counts have loaded. */
const useMissing = (items: readonly string[]): ReadonlySet<string> => {
  const terms = useMemo(() => [...new Set(items)], [items]);
  const operation = useMemo(() => listTotalsOperation(terms.length), [terms.length]);
  const response = useRequest(
    operation,
    Object.fromEntries(terms.map((term, index) => [`term${String(index)}`, term])),
  );
  const totals = response.kind === 'ready' ? response.value : undefined;
  return useMemo(
    () => new Set(terms.filter((_, index) => totals?.[`found${String(index)}`]?.total === 0)),
    [terms, totals],
  );
};

const Step = ({ walk }: { readonly walk: ListWalk }) => {
  const { item, items, position, amountOf } = walk;
  const missing = useMissing(items);
  return (
    <>
      <Heading note={`Item ${String(position)} of ${String(items.length)}`}>{titleOf(item)}</Heading>
      <div className="browse">
        <ListStrip walk={walk} missing={missing} />
        <div className="stepped">
          <ProductResults
            key={position}
            filter={{ searchTerm: item }}
            wanted={amountOf(position)}
            label="Products found"
            empty={EMPTY}
          />
          <ListSteps walk={walk} />
        </div>
      </div>
    </>
  );
};

/** Results for a whole shopping list, item by item [NAV-8, MULT-5]. */
export const MultiSearchView = (props: WalkQuery) => {
  const walk = useWalk(props);
  switch (walk.kind) {
    case 'walk':
      return <Step walk={walk} />;
    case 'alone':
      return (
        <>
          <Heading>{titleOf(walk.item)}</Heading>
          {walk.back ? (
            <p>
              <Link href={walk.back.href}>Back to your list ({walk.back.count})</Link>
            </p>
          ) : null}
          <ProductResults
            key={walk.item}
            full
            filter={{ searchTerm: walk.item }}
            wanted={walk.amount}
            label="Products found"
            empty={EMPTY}
          />
        </>
      );
    case 'nothing':
      return <MultiSearchInvitation />;
  }
};
