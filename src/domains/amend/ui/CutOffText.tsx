import type { CutOff } from '../model';
import * as styles from './AmendBar.module.css';

interface CutOffTextProps {
  readonly cutOffs: readonly CutOff[];
  readonly passed: readonly CutOff[];
  readonly left: string;
}

/** Until when the order, or which part of it, may be changed, and the time left [AMND-3]. */
export const CutOffText = ({ cutOffs, passed, left }: CutOffTextProps) => {
  const ahead = cutOffs.filter((cutOff) => !passed.includes(cutOff));
  const [first] = ahead;
  return (
    <p className={styles.cutOff} data-passed={passed.length > 0}>
      {passed.map(({ of }) => (
        <span key={of} className={styles.part}>
          The time to change {of} has passed
        </span>
      ))}
      {first && <span className={styles.lead}>You can change </span>}
      {ahead.map(({ of, at, told, toldShort }) => (
        <span key={of} className={styles.part}>
          <span className={of === 'this order' ? styles.lead : undefined}>{of} </span>
          until{' '}
          <time dateTime={at.toISOString()}>
            <span className={styles.long}>{told}</span>
            <span className={styles.short}>{toldShort}</span>
          </time>
        </span>
      ))}
      {left && <span className={styles.left}>{left}</span>}
      {cutOffs.length === 0 && 'You are changing a placed order'}
    </p>
  );
};
