import { memo, useDeferredValue, useState } from 'react';
import { useText } from '../../../ui/use-text';
import { LEFT_OUT } from '../texts';
import { MAX_ITEMS } from '../model';
import * as styles from './DroppedItems.module.css';

interface DroppedItemsProps {
  readonly items: readonly string[];
}

/** Numbered as in the shopper's list. Memoised, so that thousands of items do not delay typing. */
const Items = memo(({ items }: DroppedItemsProps) => (
  <ol className={styles.items} start={MAX_ITEMS + 1}>
    {items.map((item, index) => (
      <li key={index} dir="auto">
        {item}
      </li>
    ))}
  </ol>
));

/** All items beyond the limit, in a `details` element [MULT-3]. */
export const DroppedItems = ({ items }: DroppedItemsProps) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const deferred = useDeferredValue(items);
  return (
    <details
      className={styles.more}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{t(LEFT_OUT, { count: items.length })}</summary>
      {isOpen && <Items items={deferred} />}
    </details>
  );
};
