import { promoteToTopLayer } from '../../../ui/top-layer';
import { useText } from '../../../ui/use-text';
import { SIGNED_ON_AS } from '../texts';
import * as styles from './OperatorBanner.module.css';

/**
 * Shows the id of the customer as whom staff are signed on, and no other data [AUTH-3]. It does not catch pointer
 * events.
 */
export const OperatorBanner = ({ customerId }: { readonly customerId: string }) => {
  const t = useText();
  return (
    <p ref={promoteToTopLayer} className={styles.banner}>
      <span>{`${t(SIGNED_ON_AS)} `}</span>
      <b className={styles.customer} translate="no">
        {customerId}
      </b>
    </p>
  );
};
