import { useCallback, useId, useRef, type ComponentType, type MouseEvent } from 'react';
import { useDismiss } from '../../../ui/use-dismiss';
import { useLazy } from '../../../ui/use-lazy';
import type { DetailsStore } from '../details-store';
import type { Reservation, SlotLabel } from '../model';
import { BookedLabel } from './BookedLabel';
import * as styles from './SlotButton.module.css';
import type { SlotDetailsProps } from './SlotDetails';

/** The lazy-loaded details under the button. */
export interface SlotDetailsParts {
  readonly store: DetailsStore;
  readonly Panel: ComponentType<SlotDetailsProps>;
}

export interface BookedButtonProps {
  readonly reservation: Reservation;
  readonly label: SlotLabel;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Lazy-loads the details; rejects on a timeout. Must be the same function at each render, like `onMissing`. */
  readonly load: () => Promise<SlotDetailsParts>;
  /**
   * Called when the details fail to load; then they are closed.
   *
   * @param isPressed true when a press opened them, which needs feedback; false when the focus opened them
   */
  readonly onMissing: (isPressed: boolean) => void;
  readonly onPress: () => void;
  readonly onChangeSlot: (event: MouseEvent) => void;
}

/**
 * The booked day and time. Its details open on a press and on keyboard focus, but not on focus from a pointer [SLOT-4].
 */
export const BookedButton = (props: BookedButtonProps) => {
  const { reservation, label, isOpen, onToggle, load, onMissing, onPress, onChangeSlot } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /**
   * True while a focus event must not open the details: from a pointer, from another window, or from this component.
   */
  const ignoresFocus = useRef(false);
  const isPressed = useRef(false);
  const onLoadFailure = useCallback(() => {
    onMissing(isPressed.current);
  }, [onMissing]);
  const parts = useLazy(load, isOpen, onLoadFailure);
  const isShown = isOpen && parts !== undefined;

  useDismiss(root, isOpen, (reason) => {
    onToggle(false);
    if (reason !== 'escape') return;
    ignoresFocus.current = true;
    button.current?.focus();
    ignoresFocus.current = false;
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
          ignoresFocus.current = true;
        }}
        onFocus={({ target }) => {
          if (!ignoresFocus.current && target.matches(':focus-visible')) {
            isPressed.current = false;
            onToggle(true);
          }
          ignoresFocus.current = false;
        }}
        onBlur={({ target }) => {
          ignoresFocus.current = target.ownerDocument.activeElement === target;
        }}
        onClick={() => {
          ignoresFocus.current = false;
          onPress();
          // A second press while the details load cancels opening them.
          const willOpen = !isOpen || !(isShown || isPressed.current);
          isPressed.current = willOpen;
          onToggle(willOpen);
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
