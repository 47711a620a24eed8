import { useEffect, useRef, useState } from 'react';
import type { ClosedEntry } from '../entry-store';
import * as styles from './CheckoutReason.module.css';

export interface CheckoutReasonProps {
  /** The button is described by this, and by `{id}-to-go`, each also while it is hidden. */
  readonly id: string;
  readonly closed: ClosedEntry;
  readonly told: 'line' | 'strip' | 'card';
}

/** Why checkout is closed and what is missing: beside the button, or floating while it has focus or pointer. */
export const CheckoutReason = ({ id, closed: { reason, toGo }, told }: CheckoutReasonProps) => {
  const region = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  // What floats over the page goes with Escape, wherever the focus is, and comes back with the next visit.
  useEffect(() => {
    const control = region.current?.parentElement;
    const page = control?.ownerDocument;
    if (!control || !page) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const comeBack = () => {
      setDismissed(false);
    };
    page.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') setDismissed(control.matches(':hover, :focus-within'));
      },
      { signal },
    );
    control.addEventListener('pointerenter', comeBack, { signal });
    control.addEventListener('focusin', comeBack, { signal });
    return () => {
      ended.abort();
    };
  }, []);

  return (
    <div ref={region} className={styles.reason} data-told={told} data-dismissed={isDismissed}>
      {toGo !== undefined && told !== 'card' && (
        <p id={`${id}-to-go`} className={styles.toGo}>
          {toGo}
        </p>
      )}
      <div className={styles.callout}>
        <p id={id} className={styles.text}>
          {toGo !== undefined && told === 'card' && <strong className={styles.amount}>{toGo}</strong>}
          {reason}
        </p>
      </div>
    </div>
  );
};
