import { useEffect, useId, useState, type MouseEvent } from 'react';
import { useStore } from '../../../ui/use-store';
import { Link } from '../../../ui/Link';
import { Spinner } from '../../../ui/Spinner';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { DetailsStore, PlaceStatus } from '../details-store';
import type { Reservation, SlotLabel } from '../model';
import * as styles from './SlotDetails.module.css';
import {
  CHANGE_SLOT,
  COLLECT_FROM,
  COLLECTION,
  DELIVER_TO,
  DELIVERY,
  LOADING_ADDRESS,
  MAKE_CHANGES_BY,
  NO_ADDRESS,
  RESERVED_UNTIL,
  WHERE,
  YOUR_COLLECTION_SLOT,
  YOUR_DELIVERY_SLOT,
  YOUR_SLOT,
} from '../texts';
import { useText } from '../../../ui/use-text';
import { cutOffText } from '../../../kernel/cut-off-text';
import { reservedUntil } from '../lazy-reservation';

export interface SlotDetailsProps {
  readonly store: DetailsStore;
  readonly reservation: Reservation;
  readonly label: SlotLabel;
  /** Called with a click on 'Change slot', before the browser follows the link. Resolves once the click is handled. */
  readonly onChangeSlot: (event: MouseEvent) => Promise<void>;
}

const SKELETON_WIDTHS = ['70%', '50%', '60%', '40%', '30%'] as const;

const PlaceLines = ({ status }: { readonly status: PlaceStatus }) => {
  const t = useText();
  switch (status.kind) {
    case 'none':
      return null;
    case 'pending':
      return (
        <p>
          <VisuallyHidden>{LOADING_ADDRESS}</VisuallyHidden>
          {SKELETON_WIDTHS.map((inlineSize) => (
            <span key={inlineSize} className={styles.skeleton} style={{ inlineSize }} />
          ))}
        </p>
      );
    case 'failed':
      return <p className={styles.muted}>{t(NO_ADDRESS)}</p>;
    case 'ready': {
      const { name, lines } = status.place;
      return (
        <address className={styles.address}>
          {name && <strong className={styles.name}>{name}</strong>}
          {lines.map((line, at) => (
            // Lines may be equal, and their order never changes.
            <span key={at} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
      );
    }
  }
};

const KINDS: Readonly<Record<string, string>> = {
  [DELIVERY]: YOUR_DELIVERY_SLOT,
  [COLLECTION]: YOUR_COLLECTION_SLOT,
};
const PLACES: Readonly<Record<string, string>> = { [DELIVERY]: DELIVER_TO, [COLLECTION]: COLLECT_FROM };

/** Day and time in full, until when the slot is reserved, the place, the cut-off, and a link to change the slot [SLOT-4] [SLOT-5]. */
export const SlotDetails = ({ store, reservation, label, onChangeSlot }: SlotDetailsProps) => {
  const t = useText();
  const id = useId();
  const status = useStore(store, (state) => state.status);
  const until = reservedUntil(reservation);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => void store.getState().show(reservation), [store, reservation]);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {t(KINDS[label.name] ?? YOUR_SLOT)}
      </p>
      <p>
        <time dateTime={label.start}>
          <strong className={styles.day}>{label.longDay}</strong>
          <span className={styles.time}>{label.time}</span>
        </time>
      </p>
      {until && (
        <div className={styles.part}>
          <p className={styles.caption}>{t(RESERVED_UNTIL)}</p>
          <p>
            <time dateTime={until.toISOString()}>{cutOffText(until, t).text}</time>
          </p>
        </div>
      )}
      {status.kind !== 'none' && (
        <div className={styles.part} aria-busy={status.kind === 'pending'}>
          <p className={styles.caption}>{t(PLACES[label.name] ?? WHERE)}</p>
          <PlaceLines status={status} />
        </div>
      )}
      {label.cutoff && (
        <div className={styles.part}>
          <p className={styles.caption}>{t(MAKE_CHANGES_BY)}</p>
          <p>
            <time dateTime={label.cutoff.at}>{label.cutoff.text}</time>
          </p>
        </div>
      )}
      <Link
        href={label.changeHref}
        className={styles.change}
        aria-busy={isWaiting || undefined}
        onClick={(event) => {
          if (isWaiting) event.preventDefault();
          else {
            setWaiting(true);
            void onChangeSlot(event).then(() => setWaiting(false));
          }
        }}
      >
        {t(CHANGE_SLOT)}
        {isWaiting && <Spinner size="small" />}
      </Link>
    </div>
  );
};
