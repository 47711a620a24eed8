import type { MouseEvent, ReactNode } from 'react';
import { firstRoutes } from '../../../kernel/routes';
import { Icon } from '../../../ui/Icon';
import { CALENDAR_BOOKED } from '../../../ui/icons/calendar-booked';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { useStore } from '../../../ui/use-store';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { SlotSummary } from '../model';
import type { SlotStatus, SlotStore } from '../store';
import { slotName } from '../slot-name';
import { BookedLabel } from './BookedLabel';
import * as styles from './SlotButton.module.css';
import { BOOK_A_SLOT, LOADING_SLOT, SLOT } from '../texts';
import { useText } from '../../../ui/use-text';

interface SlotButtonProps {
  readonly store: SlotStore | undefined;
  /** The status before the store has loaded. */
  readonly before: SlotStatus;
  /** Shown until the slot has loaded; null when nothing is booked. */
  readonly preloaded?: SlotSummary | null | undefined;
  /** Whether what is preloaded is what the service has just sent: nothing shows that it loads. */
  readonly isCurrent?: boolean | undefined;
  /** Whether to reserve space for the widest label, which may still load. */
  readonly isSpaceKept: boolean;
  /** Loads with the store: the button of a booked slot, or what stands below the link to book one. */
  readonly children: ReactNode;
  /** Called for a press on a link to book or change the slot; the return value is ignored. */
  readonly onPress: ((event: MouseEvent) => unknown) | undefined;
}

interface SlotLinkProps extends Pick<SlotButtonProps, 'onPress' | 'children'> {
  readonly href: string;
  /** The accessible name of a booked slot. */
  readonly name: string | undefined;
  readonly isLoading: boolean;
}

const SlotLink = ({ href, name, isLoading, onPress, children }: SlotLinkProps) => (
  <Link href={href} className={styles.button} aria-label={name} aria-busy={isLoading} onClick={onPress}>
    {isLoading ? <Spinner /> : <Icon name="calendar" path={name && CALENDAR_BOOKED} />}
    {children}
  </Link>
);

type ContentProps = Pick<SlotButtonProps, 'preloaded' | 'isCurrent' | 'onPress' | 'children'> & {
  readonly status: SlotStatus;
};

const Content = ({ status, preloaded, isCurrent, onPress, children }: ContentProps) => {
  const t = useText();
  const isLoading = status.kind === 'pending';
  const hasFailed = status.kind === 'failed';
  // A reservation without a start counts as none.
  if (status.kind === 'booked' && status.slot.label) return children;
  if (isLoading && preloaded === undefined)
    return (
      <span className={styles.button}>
        <Spinner />
        <VisuallyHidden>{LOADING_SLOT}</VisuallyHidden>
      </span>
    );
  const known = isLoading && preloaded;
  const link = (
    <SlotLink
      href={known ? known.changeHref : firstRoutes.serviceSelection}
      name={known ? slotName(t, known) : undefined}
      isLoading={isLoading && !isCurrent}
      onPress={onPress}
    >
      {known ? (
        <BookedLabel label={known} />
      ) : (
        <span className={styles.text}>
          <span className={styles.label}>{t(hasFailed ? SLOT : BOOK_A_SLOT)}</span>
          {!hasFailed && children}
        </span>
      )}
    </SlotLink>
  );
  return known && isCurrent ? <div className={styles.booked}>{link}</div> : link;
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
