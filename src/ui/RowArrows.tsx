import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { SCROLL_BACK, SCROLL_ON } from './texts';
import { useText } from './use-text';
import * as styles from './RowArrows.module.css';

/** Part of the row's width by which one press scrolls [MEGA-6]. */
const STEP = 0.7;

interface RowArrowsProps {
  /** Calls `listener` when an element's size may have changed. Returns a function that stops observing. */
  readonly observe: (element: Element, listener: () => void) => () => void;
}

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

/** The position of scrolling is negative where texts run from right to left. */
const hiddenIn = ({ scrollLeft, scrollWidth, clientWidth }: Element): Hidden => ({
  before: Math.abs(scrollLeft) > 1,
  after: Math.abs(scrollLeft) + clientWidth < scrollWidth - 1,
});

/**
 * Arrows at both ends of the list around them, each rendered only while links are hidden on its side [MEGA-6]. They are
 * not in the tab order, because the browser scrolls a link into view when Tab focuses it.
 */
export const RowArrows = ({ observe }: RowArrowsProps) => {
  const t = useText();
  const start = useRef<HTMLLIElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });

  useEffect(() => {
    const row = start.current?.parentElement;
    if (!row) return undefined;
    const read = () => {
      const now = hiddenIn(row);
      setHidden((was) => (was.before === now.before && was.after === now.after ? was : now));
    };
    // `observe` reports each element once at the start, after layout, so reading its size forces no extra layout.
    const stops = [row, ...row.children].map((element) => observe(element, read));
    row.addEventListener('scroll', read, { passive: true });
    return () => {
      for (const stop of stops) stop();
      row.removeEventListener('scroll', read);
    };
  }, [observe]);

  const scroll = (side: keyof Hidden) => {
    const row = start.current?.parentElement;
    row?.scrollBy({
      left: (side === 'before' ? -1 : 1) * (t.language?.dir === 'rtl' ? -1 : 1) * row.clientWidth * STEP,
    });
  };
  const arrow = (side: keyof Hidden, label: string) =>
    hidden[side] && (
      <span>
        <button
          type="button"
          tabIndex={-1}
          className={styles.arrow}
          aria-label={t(label)}
          onClick={() => scroll(side)}
        >
          <Icon name="chevron" size={20} />
        </button>
      </span>
    );
  return (
    <>
      <li ref={start} className={styles.end} data-side="before">
        {arrow('before', SCROLL_BACK)}
      </li>
      <li className={styles.end} data-side="after">
        {arrow('after', SCROLL_ON)}
      </li>
    </>
  );
};
