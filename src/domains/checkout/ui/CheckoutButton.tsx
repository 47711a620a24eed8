import { useId, type ComponentType, type MouseEvent } from 'react';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import type { ClosedEntry } from '../closed-entry';
import * as styles from './CheckoutButton.module.css';
import type { CheckoutReasonProps, ReasonPlace } from './CheckoutReason';
import { CHECKOUT } from '../texts';
import { useText } from '../../../ui/use-text';

interface CheckoutButtonProps {
  /** The return value of `checkoutDestination` [CHK-1]. */
  readonly href: string;
  readonly state: 'rest' | 'waiting' | 'success' | 'save';
  /** Why the button is disabled; undefined while it is enabled. */
  readonly closed: ClosedEntry | undefined;
  /** Renders the reason; undefined until the runtime has loaded. */
  readonly Reason: ComponentType<CheckoutReasonProps> | undefined;
  readonly place: ReasonPlace;
  /** Rendered as a secondary button, because the page has another Checkout button. */
  readonly isQuiet?: boolean;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A link. While it is disabled or waiting, it stays focusable, has no href and is described by the reason [TROL-6]
 * [CHK-2].
 */
export const CheckoutButton = (props: CheckoutButtonProps) => {
  const t = useText();
  const { href, state, closed, Reason, place, isQuiet, onPress } = props;
  const id = useId();
  const isWaiting = state === 'waiting';
  const isDisabled = isWaiting || closed !== undefined;
  return (
    <div className={styles.entry} data-place={closed && place} data-quiet={isQuiet}>
      <Link
        href={isDisabled ? undefined : href}
        role="link"
        tabIndex={0}
        className={styles.button}
        data-state={state}
        aria-disabled={isDisabled}
        aria-busy={isWaiting}
        aria-describedby={closed && `${id}-summary ${id}`}
        onClick={onPress}
      >
        <span className={styles.label}>{t(CHECKOUT)}</span>
        {isWaiting && <Spinner theme="light" />}
      </Link>
      {Reason && closed && <Reason id={id} closed={closed} />}
    </div>
  );
};
