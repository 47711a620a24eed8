import { useId, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon';
import { useDismiss } from '../../../ui/use-dismiss';
import type { DetailsStore } from '../details-store';
import type { Reservation, SlotLabel } from '../model';
import * as styles from './SlotButton.module.css';
import type { SlotDetailsProps } from './SlotDetails';

/** What lies under the button, once it has been fetched. */
export interface SlotDetailsParts {
  readonly store: DetailsStore;
  readonly Panel: ComponentType<SlotDetailsProps>;
}

export interface BookedButtonProps {
  readonly reservation: Reservation;
  readonly label: SlotLabel;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly load: () => Promise<SlotDetailsParts>;
  /** A press whose details can't be had. */
  readonly onMissing: () => void;
  readonly onPress: () => void;
  readonly onChangeSlot: (event: MouseEvent) => void;
}

/**
 * The booked day and time; its details open on a press and on focus that comes by the keyboard, never on
 * focus that a pointer caused [SLOT-4].
 */
export const BookedButton = (props: BookedButtonProps) => {
  const { reservation, label, isOpen, onToggle, load, onMissing, onPress, onChangeSlot } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** True while a focus isn't a step of the shopper's own: by a pointer, back from another window, or ours. */
  const isQuiet = useRef(false);
  const [parts, setParts] = useState<SlotDetailsParts>();
  const isShown = isOpen && parts !== undefined;

  const open = (onFailure: () => void) => {
    onToggle(true);
    load().then(setParts, () => {
      onToggle(false);
      onFailure();
    });
  };
  useDismiss(root, isOpen, (reason) => {
    onToggle(false);
    if (reason !== 'escape') return;
    isQuiet.current = true;
    button.current?.focus();
    isQuiet.current = false;
  });

  return (
    <div ref={root} className={styles.booked}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${label.name}: ${label.longDay}, ${label.time}. Slot details`}
        aria-expanded={isShown}
        aria-controls={`${id}-details`}
        onPointerEnter={() => void load().catch(() => undefined)}
        onPointerDown={() => {
          isQuiet.current = true;
        }}
        onFocus={({ target }) => {
          if (!isQuiet.current && target.matches(':focus-visible')) open(() => undefined);
          isQuiet.current = false;
        }}
        onBlur={({ target }) => {
          isQuiet.current = target.ownerDocument.activeElement === target;
        }}
        onClick={() => {
          isQuiet.current = false;
          onPress();
          if (isShown) onToggle(false);
          else open(onMissing);
        }}
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
      </button>
      <div id={`${id}-details`} className={styles.details} hidden={!isShown}>
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
