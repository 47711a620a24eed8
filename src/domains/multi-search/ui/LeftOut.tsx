import { memo, useDeferredValue, useState } from 'react';
import { MAX_ITEMS } from '../model';
import * as styles from './LeftOut.module.css';

interface LeftOutProps {
  readonly items: readonly string[];
}

/** Numbered as in the shopper's own list. Thousands of them must not hold up a key press. */
const Items = memo(({ items }: LeftOutProps) => (
  <ol className={styles.items} start={MAX_ITEMS + 1}>
    {items.map((item, index) => (
      <li key={index} dir="auto">
        {item}
      </li>
    ))}
  </ol>
));

/** Every item beyond the limit, behind a summary [MULT-3]. */
export const LeftOut = ({ items }: LeftOutProps) => {
  const [isOpen, setOpen] = useState(false);
  const deferred = useDeferredValue(items);
  return (
    <details
      className={styles.more}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>Items left out ({items.length})</summary>
      {isOpen && <Items items={deferred} />}
    </details>
  );
};
