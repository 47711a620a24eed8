import { useMemo } from 'react';
import { listTotalsOperation } from '../../shop-react/api/products';
import type { WalkQuery, ListWalk } from '../state/list-walk';
import { useRequest } from '../../shop-react/state/use-request';
import { useWalk } from '../state/use-walk';
import { Heading } from '../../shop-react/ui/Heading';
import { Link } from '../../shop-react/ui/Link';
import { ListSteps } from '../ui/ListSteps';
import { ListStrip } from '../ui/ListStrip';
import { MultiSearchInvitation } from '../ui/MultiSearchInvitation';
import { ProductResults } from '../../shop-react/ui/ProductResults';

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
  const { item, items, position } = walk;
  const missing = useMissing(items);
  return (
    <>
      <Heading note={`Item ${String(position)} of ${String(items.length)}`}>{titleOf(item)}</Heading>
      <div className="browse">
        <ListStrip walk={walk} missing={missing} />
        <div className="stepped">
          <ProductResults key={position} filter={{ searchTerm: item }} label="Products found" empty={EMPTY} />
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
            label="Products found"
            empty={EMPTY}
          />
        </>
      );
    case 'nothing':
      return <MultiSearchInvitation />;
  }
};
