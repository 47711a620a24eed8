import type { ReactNode } from 'react';
import { firstRoutes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { useOptionalStore } from '../../../ui/use-optional-store';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Reservation, SlotLabel, SlotSummary } from '../model';
import type { SlotStatus, SlotStore } from '../store';
import { BookedLabel } from './BookedLabel';
import { slotName } from './slot-name';
import * as styles from './SlotButton.module.css';
import { BOOK_A_SLOT, LOADING_SLOT, SLOT } from '../texts';
import { useText } from '../../../ui/use-text';

interface SlotButtonProps {
  readonly store: SlotStore | undefined;
  /** The status before the store has loaded. */
  readonly before: SlotStatus;
  /** Shown until the slot has loaded; null when nothing is booked. */
  readonly preloaded?: SlotSummary | null | undefined;
  /** Whether to reserve space for the widest label, which may still load. */
  readonly isSpaceKept: boolean;
  /** Renders a booked slot; loads with the store. */
  readonly renderBooked: ((label: SlotLabel, reservation: Reservation) => ReactNode) | undefined;
  /** Called when the link to book a slot is clicked. */
  readonly onBook: (() => void) | undefined;
}

const Unbooked = ({ text, onBook }: { readonly text: string } & Pick<SlotButtonProps, 'onBook'>) => (
  <Link href={firstRoutes.serviceSelection} className={styles.button} aria-label={text} onClick={onBook}>
    <Icon name="calendar" />
    <span className={styles.text}>
      <span className={styles.label}>{text}</span>
    </span>
  </Link>
);

type ContentProps = Pick<SlotButtonProps, 'preloaded' | 'renderBooked' | 'onBook'> & {
  readonly status: SlotStatus;
};

const Content = ({ status, preloaded, renderBooked, onBook }: ContentProps) => {
  const t = useText();
  switch (status.kind) {
    case 'pending':
      if (preloaded === null) return <Unbooked text={t(BOOK_A_SLOT)} onBook={onBook} />;
      return preloaded ? (
        <Link
          href={preloaded.changeHref}
          className={styles.button}
          aria-label={slotName(t, preloaded)}
          aria-busy
        >
          <BookedLabel label={preloaded} />
        </Link>
      ) : (
        <span className={styles.button}>
          <Spinner />
          <VisuallyHidden>{LOADING_SLOT}</VisuallyHidden>
        </span>
      );
    case 'booked': {
      const { label, reservation } = status.slot;
      return (
        (label && renderBooked?.(label, reservation)) ?? <Unbooked text={t(BOOK_A_SLOT)} onBook={onBook} />
      );
    }
    case 'none':
      return <Unbooked text={t(BOOK_A_SLOT)} onBook={onBook} />;
    case 'failed':
      return <Unbooked text={t(SLOT)} onBook={onBook} />;
  }
};

const UPDATING: SlotStatus = { kind: 'pending' };

/** The slot's day and time, or a link to book a slot [SLOT-3]. */
export const SlotButton = ({ store, before, isSpaceKept, ...content }: SlotButtonProps) => (
  <div className={styles.slot} data-space-kept={isSpaceKept}>
    <Content
      status={useOptionalStore(store, (state) => (state.isUpdating ? UPDATING : state.status), before)}
      {...content}
    />
  </div>
);
