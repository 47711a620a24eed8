import { useId, useRef, useState } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { failureSentences } from '../failures';
import * as styles from './TrolleyFailures.module.css';
import { PROBLEMS } from '../texts';
import { useText } from '../../../ui/use-text';

/** A button on the trolley that opens the list of its failures [TROL-8]. */
export const TrolleyFailures = ({ failures }: { readonly failures: readonly string[] }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(region, isOpen, (reason) => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  });
  return (
    <div ref={region} className={styles.failures}>
      <button
        ref={button}
        type="button"
        className={styles.mark}
        aria-label={t(PROBLEMS)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className={styles.sign} aria-hidden>
          !
        </span>
      </button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {failureSentences(failures).map((sentence) => (
          <li key={sentence}>{t(sentence)}</li>
        ))}
      </ul>
    </div>
  );
};
