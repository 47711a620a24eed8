import { Icon } from '../../../ui/Icon';
import type { SlotSummary } from '../model';
import * as styles from './SlotButton.module.css';

/** What stands in a booked slot's button: day and time under their name. */
export const BookedLabel = ({ label }: { readonly label: SlotSummary }) => (
  <>
    <Icon name="calendarBooked" />
    <span className={styles.text}>
      <span className={styles.caption}>{label.name}</span>
      <time className={styles.label} dateTime={label.start}>
        <span>{label.day}</span>
        <span className={styles.comma}>, </span>
        <span className={styles.time}>{label.time}</span>
      </time>
    </span>
  </>
);
