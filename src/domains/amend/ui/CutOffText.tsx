import type { CutOff } from '../model';
import * as styles from './AmendBar.module.css';

interface CutOffTextProps {
  readonly cutOffs: readonly CutOff[];
  readonly passed: readonly CutOff[];
  /** The night of each cut-off; '' for a cut-off that is not around midnight. */
  readonly nights: readonly string[];
  readonly left: string;
  readonly isUrgent: boolean;
}

/** Until when the order, or each part of it, can be changed, and the time left [AMND-3]. */
export const CutOffText = ({ cutOffs, passed, nights, left, isUrgent }: CutOffTextProps) => {
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
      {ahead.map((cutOff) => {
        const { of, at, text, shortText } = cutOff;
        const night = nights[cutOffs.indexOf(cutOff)];
        return (
          <span key={of} className={styles.part}>
            <span className={of === 'this order' ? styles.lead : undefined}>{of} </span>
            until{' '}
            <time dateTime={at.toISOString()}>
              <span className={styles.long}>{text}</span>
              <span className={styles.short}>{shortText}</span>
            </time>
            {night && ` (${night})`}
          </span>
        );
      })}
      {left && (
        <span className={styles.left} data-urgent={isUrgent}>
          {left}
        </span>
      )}
      {cutOffs.length === 0 && 'You are changing a placed order'}
    </p>
  );
};
