import { useEffect, useId, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { Link } from '../../../ui/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { DetailsStore, PlaceStatus } from '../details-store';
import type { Reservation, SlotLabel } from '../model';
import * as styles from './SlotDetails.module.css';

export interface SlotDetailsProps {
  readonly store: DetailsStore;
  readonly reservation: Reservation;
  readonly label: SlotLabel;
  /** Called with a click on 'Change slot', before the browser follows the link. */
  readonly onChangeSlot: (event: MouseEvent) => void;
}

const SKELETON_WIDTHS = ['70%', '50%', '60%', '40%', '30%'] as const;

const PlaceLines = ({ status }: { readonly status: PlaceStatus }) => {
  switch (status.kind) {
    case 'none':
      return null;
    case 'pending':
      return (
        <p>
          <VisuallyHidden>Loading the address</VisuallyHidden>
          {SKELETON_WIDTHS.map((inlineSize) => (
            <span key={inlineSize} className={styles.skeleton} style={{ inlineSize }} />
          ))}
        </p>
      );
    case 'failed':
      return <p className={styles.muted}>We can’t show the address at the moment.</p>;
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

const PLACES: Readonly<Record<string, string>> = { Delivery: 'Deliver to', Collection: 'Collect from' };

/** Day and time in full, the place, the cut-off, and a link to change the slot [SLOT-4] [SLOT-5]. */
export const SlotDetails = ({ store, reservation, label, onChangeSlot }: SlotDetailsProps) => {
  const id = useId();
  const status = useStore(store, (state) => state.status);
  useEffect(() => void store.getState().show(reservation), [store, reservation]);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.kind}>
        {label.name === 'Slot' ? 'Your slot' : `Your ${label.name.toLowerCase()} slot`}
      </p>
      <p>
        <time dateTime={label.start}>
          <strong className={styles.day}>{label.longDay}</strong>
          <span className={styles.time}>{label.time}</span>
        </time>
      </p>
      {status.kind !== 'none' && (
        <div className={styles.part} aria-busy={status.kind === 'pending'}>
          <p className={styles.caption}>{PLACES[label.name] ?? 'Where'}</p>
          <PlaceLines status={status} />
        </div>
      )}
      {label.cutoff && (
        <div className={styles.part}>
          <p className={styles.caption}>Make changes by</p>
          <p>
            <time dateTime={label.cutoff.at}>{label.cutoff.text}</time>
          </p>
        </div>
      )}
      <Link href={label.changeHref} className={styles.change} onClick={onChangeSlot}>
        Change slot
      </Link>
    </div>
  );
};
