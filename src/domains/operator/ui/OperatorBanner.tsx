import { promoteToTopLayer } from '../../../ui/top-layer';
import * as styles from './OperatorBanner.module.css';

/**
 * Shows the id of the customer as whom staff are signed on, and no other data [AUTH-3]. It does not catch pointer
 * events.
 */
export const OperatorBanner = ({ customerId }: { readonly customerId: string }) => (
  <p ref={promoteToTopLayer} className={styles.banner}>
    You are signed on as customer <b className={styles.customer}>{customerId}</b>
  </p>
);
