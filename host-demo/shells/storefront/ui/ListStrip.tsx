import { useEffect, useRef } from 'react';
import type { ListWalk } from '../state/list-walk';
import { Link } from '../../shop-react/ui/Link';

interface ListStripProps {
  readonly walk: ListWalk;
  /** Items of the list without results; empty until that has loaded. */
  readonly missing: ReadonlySet<string>;
}

/** The shopper's list, with a link for each item; the current one is scrolled into view. */
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
              <bdi>{item}</bdi>
              {missing.has(item) ? <small>nothing found</small> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
