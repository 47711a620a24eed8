import { useText } from '../../../ui/use-text';
import type { SlotSummary } from '../model';
import * as styles from './SlotButton.module.css';
import type { Translate } from '../../../kernel/translate';

/** Returns a slot's accessible name, which is its visible text: 'Delivery Mon 05 May, 10am - 11am'. */
export const slotName = (t: Translate, { name, day, time }: SlotSummary): string =>
  `${t(name)} ${day}, ${time}`;

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
