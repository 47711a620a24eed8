import { useId, type ComponentType, type MouseEvent } from 'react';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import type { ClosedEntry } from '../entry-store';
import * as styles from './CheckoutButton.module.css';
import type { CheckoutReasonProps } from './CheckoutReason';

interface CheckoutButtonProps {
  /** As `checkoutDestination` gives it [CHK-1]. */
  readonly href: string;
  readonly state: 'rest' | 'waiting' | 'success' | 'save';
  /** Why the way is closed. */
  readonly closed: ClosedEntry | undefined;
  /** Tells why; it comes with the engine, as the reason does. */
  readonly Reason: ComponentType<CheckoutReasonProps> | undefined;
  /** 'line': the reason stands under the bar's controls; 'card': it floats, with what is missing in it. */
  readonly told: 'line' | 'strip' | 'card';
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** A link; closed or waiting it keeps the focus, leads nowhere and says why [TROL-6] [CHK-2]. */
export const CheckoutButton = (props: CheckoutButtonProps) => {
  const { href, state, closed, Reason, told, onPress } = props;
  const id = useId();
  const isWaiting = state === 'waiting';
  const isDisabled = isWaiting || closed !== undefined;
  return (
    <div className={styles.entry} data-told={closed?.toGo && told}>
      <Link
        href={isDisabled ? undefined : href}
        role="link"
        tabIndex={0}
        className={styles.button}
        data-state={state}
        aria-disabled={isDisabled}
        aria-busy={isWaiting}
        aria-describedby={closed && `${id}-to-go ${id}`}
        onClick={onPress}
      >
        <span className={styles.label}>Checkout</span>
        {isWaiting && <Spinner theme="light" />}
      </Link>
      {Reason && closed && <Reason id={id} closed={closed} told={told} />}
    </div>
  );
};
