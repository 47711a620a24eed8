import { useText } from '../../../ui/use-text';
import type { SlotSummary } from '../model';
import * as styles from './SlotButton.module.css';

/** The text of a booked slot's button: its name, day and time. */
export const BookedLabel = ({ label }: { readonly label: SlotSummary }) => {
  const t = useText();
  return (
    <span className={styles.text}>
      <span className={styles.caption}>{t(label.name)}</span>{' '}
      <time className={styles.label} dateTime={label.start} data-short={label.shortDay}>
        <span>{label.day}</span>
        <span className={styles.comma}>,</span> <span className={styles.time}>{label.time}</span>
      </time>
    </span>
  );
};
