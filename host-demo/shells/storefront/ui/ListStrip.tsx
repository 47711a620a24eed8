import { useEffect, useRef } from 'react';
import type { ListWalk } from '../state/list-walk';
import { Link } from './Link';

interface ListStripProps {
  readonly walk: ListWalk;
  /** Items, as they stand in the list, that no product answers; empty while that isn't known. */
  readonly missing: ReadonlySet<string>;
}

/** The shopper's list, each item a step; the one on show is kept in view. */
export const ListStrip = ({ walk: { items, position, hrefOf }, missing }: ListStripProps) => {
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
    // What is missing widens its link, and comes late.
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
              <bdi>{item}</bdi>
              {missing.has(item) ? <small>nothing found</small> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
