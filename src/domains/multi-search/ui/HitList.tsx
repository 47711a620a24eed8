import { memo } from 'react';
import { useText } from '../../../ui/use-text';
import type { Hits } from '../hits';
import { NO_PRODUCTS, PRODUCT, PRODUCTS, PRODUCTS_FOUND } from '../texts';
import * as styles from './HitList.module.css';

interface HitListProps {
  readonly items: readonly string[];
  readonly hits: Hits;
}

/** How many products each line of the list finds, as far as it is known. */
export const HitList = memo(({ items, hits }: HitListProps) => {
  const t = useText();
  const rows = [...new Set(items)].flatMap((item) => {
    const count = hits.get(item);
    return count === undefined ? [] : [{ item, count }];
  });
  if (rows.length === 0) return null;
  return (
    <ul className={styles.hits} aria-label={t(PRODUCTS_FOUND)}>
      {rows.map(({ item, count }) => (
        <li key={item} className={styles.hit} data-none={count === 0}>
          <bdi>{item}</bdi>
          <span>{count === 0 ? t(NO_PRODUCTS) : t(count === 1 ? PRODUCT : PRODUCTS, { count })}</span>
        </li>
      ))}
    </ul>
  );
});
