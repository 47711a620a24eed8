import { useId, type MouseEvent } from 'react';
import type { Reservation, SlotLabel } from '../model';
import { BookedLabel } from './BookedLabel';
import { useText } from '../../../ui/use-text';
import { SLOT_DETAILS } from '../texts';
import { slotName } from './slot-name';
import * as styles from './SlotButton.module.css';
import { useSlotDetails, type SlotDetailsOptions } from './use-slot-details';

export interface BookedButtonProps extends SlotDetailsOptions {
  readonly reservation: Reservation;
  readonly label: SlotLabel;
  readonly onChangeSlot: (event: MouseEvent) => void;
}

/**
 * The booked day and time. Its details open on a press and on keyboard focus, but not on focus from a pointer [SLOT-4].
 */
export const BookedButton = (props: BookedButtonProps) => {
  const { reservation, label, isOpen, onToggle, load, onChangeSlot } = props;
  const t = useText();
  const id = useId();
  const { root, button, parts, ...handlers } = useSlotDetails(props);
  const isShown = isOpen && parts !== undefined;

  return (
    <div ref={root} className={styles.booked}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t(SLOT_DETAILS, { slot: slotName(t, label) })}
        aria-expanded={isShown}
        aria-controls={`${id}-details`}
        aria-busy={isOpen && !isShown}
        onPointerEnter={() => void load().catch(() => undefined)}
        {...handlers}
      >
        <BookedLabel label={label} />
      </button>
      <div id={`${id}-details`} className={styles.details} hidden={!isShown} tabIndex={-1}>
        {isShown && (
          <parts.Panel
            store={parts.store}
            reservation={reservation}
            label={label}
            onChangeSlot={(event) => {
              onToggle(false);
              onChangeSlot(event);
            }}
          />
        )}
      </div>
    </div>
  );
};
