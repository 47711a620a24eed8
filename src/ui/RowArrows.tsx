import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import * as styles from './RowArrows.module.css';

/** Part of the row's width that one press moves [MEGA-6]. */
const STEP = 0.7;

interface RowArrowsProps {
  /** Calls back when an element's size may have changed. */
  readonly observe: (element: Element, listener: () => void) => () => void;
}

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

const hiddenIn = ({ scrollLeft, scrollWidth, clientWidth }: Element): Hidden => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

/**
 * Arrows at the ends of the list that they stand in, each only while something is hidden on its side [MEGA-6].
 * They are for the pointer: Tab brings hidden links into view by itself.
 */
export const RowArrows = ({ observe }: RowArrowsProps) => {
  const start = useRef<HTMLLIElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });

  useEffect(() => {
    const row = start.current?.parentElement;
    if (!row) return undefined;
    const read = () => {
      const now = hiddenIn(row);
      setHidden((was) => (was.before === now.before && was.after === now.after ? was : now));
    };
    // Each tells of itself at once, when the browser has laid it out anyway.
    const stops = [row, ...row.children].map((element) => observe(element, read));
    row.addEventListener('scroll', read, { passive: true });
    return () => {
      for (const stop of stops) stop();
      row.removeEventListener('scroll', read);
    };
  }, [observe]);

  const scroll = (side: keyof Hidden) => {
    const row = start.current?.parentElement;
    row?.scrollBy({ left: (side === 'before' ? -1 : 1) * row.clientWidth * STEP });
  };
  const arrow = (side: keyof Hidden, label: string) =>
    hidden[side] && (
      <span>
        <button
          type="button"
          tabIndex={-1}
          className={styles.arrow}
          aria-label={label}
          onClick={() => {
            scroll(side);
          }}
        >
          <Icon name="chevron" size={20} />
        </button>
      </span>
    );
  return (
    <>
      <li ref={start} className={styles.end} data-side="before">
        {arrow('before', 'Scroll back')}
      </li>
      <li className={styles.end} data-side="after">
        {arrow('after', 'Scroll on')}
      </li>
    </>
  );
};
