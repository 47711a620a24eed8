import { useEffect, useRef, useState } from 'react';
import type { ClosedEntry } from '../closed-entry';
import * as styles from './CheckoutReason.module.css';

/**
 * Where the reason is shown. 'strip': the summary as a second line in the button, the sentence in a card on hover and
 * focus. 'card': both in the card. 'sheet': both above the button.
 */
export type ReasonPlace = 'strip' | 'card' | 'sheet';

export interface CheckoutReasonProps {
  /** The elements with this id and with `{id}-summary` describe the button, even while they are hidden. */
  readonly id: string;
  readonly closed: ClosedEntry;
  readonly place: ReasonPlace;
}

/** Shows why checkout is disabled and the summary of it [TROL-6]. */
export const CheckoutReason = ({ id, closed, place }: CheckoutReasonProps) => {
  const { reason, summary, note = '' } = closed;
  const region = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  // Escape hides the floating sentence, regardless of focus. Hover or focus shows it again.
  useEffect(() => {
    const control = region.current?.parentElement;
    const page = control?.ownerDocument;
    if (!control || !page) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const showAgain = () => {
      setDismissed(false);
    };
    page.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') setDismissed(control.matches(':hover, :focus-within'));
      },
      { signal },
    );
    control.addEventListener('pointerenter', showAgain, { signal });
    control.addEventListener('focusin', showAgain, { signal });
    return () => {
      ended.abort();
    };
  }, []);

  return (
    <div ref={region} className={styles.reason} data-dismissed={isDismissed}>
      {summary && (
        <p id={`${id}-summary`} className={styles.summary}>
          <strong>{summary}</strong>
          {/* The note is left out next to a sentence that ends with it. */}
          {(place === 'strip' || !reason?.endsWith(note)) && <span>{` ${note}`}</span>}
        </p>
      )}
      <p id={id} className={styles.text}>
        {reason}
      </p>
    </div>
  );
};
