import { liftOut } from '../../../ui/lift-out';
import * as styles from './OperatorBanner.module.css';

/** Names whose account staff are in, and nothing else of that customer [AUTH-3]. It is never in the way of a press. */
export const OperatorBanner = ({ customerId }: { readonly customerId: string }) => (
  <p ref={liftOut} className={styles.banner}>
    You are signed on as customer <b className={styles.customer}>{customerId}</b>
  </p>
);
