import type { MouseEvent, ReactNode } from 'react';
import { firstRoutes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { useStore } from '../../../ui/use-store';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { SlotSummary } from '../model';
import type { SlotStatus, SlotStore } from '../store';
import { BookedLabel, slotName } from './BookedLabel';
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
  /** Loads with the store: the button of a booked slot, or what stands below the link to book one. */
  readonly children: ReactNode;
  /** Called for a press on a link to book or change the slot; the return value is ignored. */
  readonly onPress: ((event: MouseEvent) => unknown) | undefined;
}

interface UnbookedProps extends Pick<SlotButtonProps, 'onPress'> {
  readonly text: string;
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

const Unbooked = ({ text, isLoading, onPress, children }: UnbookedProps) => (
  <Link href={firstRoutes.serviceSelection} className={styles.button} aria-busy={isLoading} onClick={onPress}>
    {isLoading ? <Spinner /> : <Icon name="calendar" />}
    <span className={styles.text}>
      <span className={styles.label}>{text}</span>
      {children}
    </span>
  </Link>
);

type ContentProps = Pick<SlotButtonProps, 'preloaded' | 'onPress' | 'children'> & {
  readonly status: SlotStatus;
};

const Content = ({ status, preloaded, onPress, children }: ContentProps) => {
  const t = useText();
  switch (status.kind) {
    case 'pending':
      if (preloaded === null) break;
      return preloaded ? (
        <Link
          href={preloaded.changeHref}
          className={styles.button}
          aria-label={slotName(t, preloaded)}
          aria-busy
          onClick={onPress}
        >
          <BookedLabel label={preloaded} isLoading />
        </Link>
      ) : (
        <span className={styles.button}>
          <Spinner />
          <VisuallyHidden>{LOADING_SLOT}</VisuallyHidden>
        </span>
      );
    case 'failed':
      return <Unbooked text={t(SLOT)} onPress={onPress} />;
    case 'booked':
      // A reservation without a start counts as none.
      if (status.slot.label) return children;
      break;
    case 'none':
      break;
  }
  return (
    <Unbooked text={t(BOOK_A_SLOT)} isLoading={status.kind === 'pending'} onPress={onPress}>
      {children}
    </Unbooked>
  );
};

const UPDATING: SlotStatus = { kind: 'pending' };

/** The slot's day and time, or a link to book a slot [SLOT-3]. */
export const SlotButton = ({ store, before, isSpaceKept, ...content }: SlotButtonProps) => (
  <div className={styles.slot} data-space-kept={isSpaceKept}>
    <Content
      status={useStore(store, (state) => (state.isUpdating ? UPDATING : state.status), before)}
      {...content}
    />
  </div>
);
