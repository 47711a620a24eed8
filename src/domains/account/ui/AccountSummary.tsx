import { Link } from '../../../ui/Link';
import { useText } from '../../../ui/use-text';
import { NEXT_COLLECTION, NEXT_DELIVERY, POINT, POINTS } from '../texts';
import * as styles from './AccountSummary.module.css';

/** What is known of the signed-in shopper; parts that are not known are left out. */
export interface Shopper {
  readonly name?: string | undefined;
  readonly points?: number | undefined;
  readonly nextOrder?:
    | {
        readonly isCollection: boolean;
        /** 'Thu 03 Dec, 6pm - 7pm' */
        readonly time: string;
        /** ISO instant of its start. */
        readonly start: string;
        readonly href: string;
      }
    | undefined;
}

interface AccountSummaryProps {
  readonly shopper: Shopper;
  /** Called when the link to the order is followed. */
  readonly onFollow: () => void;
}

/** Who is signed in, their points, and their next order, above the links of the account menu [ACCT-1]. */
export const AccountSummary = ({ shopper, onFollow }: AccountSummaryProps) => {
  const t = useText();
  const { name, points, nextOrder } = shopper;
  return (
    <div className={styles.summary}>
      {name && (
        <p className={styles.name} translate="no">
          {name}
        </p>
      )}
      {points !== undefined && (
        <p className={styles.muted}>
          {t(points === 1 ? POINT : POINTS, { count: points, points: points.toLocaleString('en-GB') })}
        </p>
      )}
      {nextOrder && (
        <Link href={nextOrder.href} className={styles.order} onClick={onFollow}>
          <span className={styles.muted}>{t(nextOrder.isCollection ? NEXT_COLLECTION : NEXT_DELIVERY)}</span>{' '}
          <time dateTime={nextOrder.start}>{nextOrder.time}</time>
        </Link>
      )}
    </div>
  );
};
