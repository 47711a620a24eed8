import { Link } from '../../../ui/Link';
import * as styles from './CheckoutButton.module.css';

/** @param props.href as `checkoutDestination` gives it [CHK-1] */
export const CheckoutButton = ({ href }: { readonly href: string }) => (
  <Link href={href} className={styles.button}>
    Checkout
  </Link>
);
