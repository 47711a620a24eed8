import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { useStateOf } from '../../../ui/use-state-of';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { SlotLabel } from '../model';
import type { SlotStatus, SlotStore } from '../store';
import * as styles from './SlotButton.module.css';

interface SlotButtonProps {
  readonly store: SlotStore | undefined;
  /** What stands before the store is there. */
  readonly before: SlotStatus;
  /** Keeps space for the widest label, where one may still come. */
  readonly isSpaceKept: boolean;
}

const Booked = ({ label }: { readonly label: SlotLabel }) => (
  <Link
    href={label.changeHref}
    className={styles.button}
    aria-label={`${label.name}: ${label.longDay}, ${label.time}. Change slot`}
  >
    <Icon name="calendarBooked" size={24} />
    <span className={styles.text}>
      <span className={styles.caption}>{label.name}</span>
      <time className={styles.label} dateTime={label.start}>
        <span>{label.day}</span>
        <span className={styles.comma}>, </span>
        <span className={styles.time}>{label.time}</span>
      </time>
    </span>
  </Link>
);

const Unbooked = ({ text }: { readonly text: string }) => (
  <Link href={routes.serviceSelection} className={styles.button} aria-label={text}>
    <Icon name="calendar" size={24} />
    <span className={styles.text}>
      <span className={styles.label}>{text}</span>
    </span>
  </Link>
);

const Content = ({ status }: { readonly status: SlotStatus }) => {
  switch (status.kind) {
    case 'pending':
      return (
        <span className={styles.button}>
          <Spinner />
          <VisuallyHidden>Loading your slot</VisuallyHidden>
        </span>
      );
    case 'booked': {
      const { label } = status.slot;
      return label ? <Booked label={label} /> : <Unbooked text="Book a slot" />;
    }
    case 'none':
      return <Unbooked text="Book a slot" />;
    case 'failed':
      return <Unbooked text="Slot" />;
  }
};

/** The slot's day and time, or the way to book one [SLOT-3]. */
export const SlotButton = ({ store, before, isSpaceKept }: SlotButtonProps) => (
  <div className={styles.slot} data-space-kept={isSpaceKept}>
    <Content status={useStateOf(store, (state) => state.status, before)} />
  </div>
);
