import { useCallback, useId, useRef, type ComponentType, type MouseEvent } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { useLazy } from '../../../ui/use-lazy';
import type { DetailsStore } from '../details-store';
import type { Reservation, SlotLabel } from '../model';
import { BookedLabel } from './BookedLabel';
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
  /** The same function at each render, as is the next. Rejects when the details don't come in time. */
  readonly load: () => Promise<SlotDetailsParts>;
  /**
   * The details that were to open can't be had: nothing is open any more.
   *
   * @param isPressed whether a press asked for them, which is owed an answer; a focus isn't
   */
  readonly onMissing: (isPressed: boolean) => void;
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
  const isPressed = useRef(false);
  const giveUp = useCallback(() => {
    onMissing(isPressed.current);
  }, [onMissing]);
  const parts = useLazy(load, isOpen, giveUp);
  const isShown = isOpen && parts !== undefined;

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
        aria-busy={isOpen && !isShown}
        onPointerEnter={() => void load().catch(() => undefined)}
        onPointerDown={() => {
          isQuiet.current = true;
        }}
        onFocus={({ target }) => {
          if (!isQuiet.current && target.matches(':focus-visible')) {
            isPressed.current = false;
            onToggle(true);
          }
          isQuiet.current = false;
        }}
        onBlur={({ target }) => {
          isQuiet.current = target.ownerDocument.activeElement === target;
        }}
        onClick={() => {
          isQuiet.current = false;
          onPress();
          // Pressed again while they are on their way: they aren't wanted any more.
          const isWanted = !isOpen || !(isShown || isPressed.current);
          isPressed.current = isWanted;
          onToggle(isWanted);
        }}
      >
        <BookedLabel label={label} />
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
