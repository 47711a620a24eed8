import type { ClosedEntry } from '../closed-entry';
import * as styles from './CheckoutReason.module.css';

/**
 * Where the reason is shown. 'strip': the summary as a second line in the button, the sentence under it. 'bar': the sentence
 * under the button. 'amend': both next to the button of the amend bar. 'sheet': both above the button.
 */
export type ReasonPlace = 'strip' | 'bar' | 'amend' | 'sheet';

export interface CheckoutReasonProps {
  /** The elements with this id and with `{id}-summary` describe the button. */
  readonly id: string;
  readonly closed: ClosedEntry;
}

/** Shows why checkout is disabled and the summary of it [TROL-6]. */
export const CheckoutReason = ({ id, closed: { reason, summary } }: CheckoutReasonProps) => (
  <div className={styles.reason}>
    {summary && (
      <p id={`${id}-summary`} className={styles.summary}>
        <strong>{summary}</strong>
      </p>
    )}
    <p id={id} className={styles.text}>
      {reason}
    </p>
  </div>
);
