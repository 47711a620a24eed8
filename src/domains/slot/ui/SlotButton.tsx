import type { ReactNode } from 'react';
import { routes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { useStateOf } from '../../../ui/use-state-of';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Reservation, SlotLabel, SlotSummary } from '../model';
import type { SlotStatus, SlotStore } from '../store';
import { BookedLabel } from './BookedLabel';
import * as styles from './SlotButton.module.css';

interface SlotButtonProps {
  readonly store: SlotStore | undefined;
  /** What stands before the store is there. */
  readonly before: SlotStatus;
  /** Shown until the slot has been read; null: nothing is booked. */
  readonly known?: SlotSummary | null | undefined;
  /** Keeps space for the widest label, where one may still come. */
  readonly isSpaceKept: boolean;
  /** Renders a booked slot; comes with the store, without which none is known. */
  readonly renderBooked: ((label: SlotLabel, reservation: Reservation) => ReactNode) | undefined;
  /** Called with a press on the way to book a slot. */
  readonly onBook: (() => void) | undefined;
}

const Unbooked = ({ text, onBook }: { readonly text: string } & Pick<SlotButtonProps, 'onBook'>) => (
  <Link href={routes.serviceSelection} className={styles.button} aria-label={text} onClick={onBook}>
    <Icon name="calendar" />
    <span className={styles.text}>
      <span className={styles.label}>{text}</span>
    </span>
  </Link>
);

type ContentProps = Pick<SlotButtonProps, 'known' | 'renderBooked' | 'onBook'> & {
  readonly status: SlotStatus;
};

const Content = ({ status, known, renderBooked, onBook }: ContentProps) => {
  switch (status.kind) {
    case 'pending':
      if (known === null) return <Unbooked text="Book a slot" onBook={onBook} />;
      return known ? (
        <Link href={known.changeHref} className={styles.button}>
          <BookedLabel label={known} />
        </Link>
      ) : (
        <span className={styles.button}>
          <Spinner />
          <VisuallyHidden>Loading your slot</VisuallyHidden>
        </span>
      );
    case 'booked': {
      const { label, reservation } = status.slot;
      return (label && renderBooked?.(label, reservation)) ?? <Unbooked text="Book a slot" onBook={onBook} />;
    }
    case 'none':
      return <Unbooked text="Book a slot" onBook={onBook} />;
    case 'failed':
      return <Unbooked text="Slot" onBook={onBook} />;
  }
};

/** The slot's day and time, or the way to book one [SLOT-3]. */
export const SlotButton = ({ store, before, isSpaceKept, ...content }: SlotButtonProps) => (
  <div className={styles.slot} data-space-kept={isSpaceKept}>
    <Content status={useStateOf(store, (state) => state.status, before)} {...content} />
  </div>
);
