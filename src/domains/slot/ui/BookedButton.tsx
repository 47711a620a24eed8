import { useId, type MouseEvent, useCallback, useRef, type ComponentType, type FocusEvent } from 'react';
import type { Reservation, SlotLabel } from '../model';
import { slotName } from '../slot-name';
import { BookedLabel } from './BookedLabel';
import { useText } from '../../../ui/use-text';
import { SLOT_DETAILS } from '../texts';
import * as styles from './SlotButton.module.css';
import { Icon } from '../../../ui/Icon';
import { CALENDAR_BOOKED } from '../../../ui/icons/calendar-booked';
import { useDismiss } from '../../../ui/use-dismiss';
import { useLazy } from '../../../ui/use-lazy';
import type { DetailsStore } from '../details-store';
import type { SlotDetailsProps } from './SlotDetails';
import { focusedAround } from '../../../ui/focused-around';

interface SlotDetailsParts {
  readonly store: DetailsStore;
  readonly Panel: ComponentType<SlotDetailsProps>;
}

interface SlotDetailsOptions {
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
}

/** Opens the details on a press and on keyboard focus, and closes them [SLOT-4]. Returns the handlers of the button. */
const useSlotDetails = ({ isOpen, onToggle, load, onMissing, onPress }: SlotDetailsOptions) => {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** True while a focus event must not open the details: from a pointer, another window, or this component. */
  const ignoresFocus = useRef(false);
  const isPressed = useRef(false);
  const onLoadFailure = useCallback(
    (_error: unknown, isWanted: boolean) => {
      if (isWanted) onMissing(isPressed.current);
    },
    [onMissing],
  );
  const parts = useLazy(load, isOpen, onLoadFailure);

  useDismiss(root, isOpen, (reason) => {
    onToggle(false);
    if (reason !== 'escape') return;
    ignoresFocus.current = true;
    button.current?.focus();
    ignoresFocus.current = false;
  });

  return {
    root,
    button,
    parts,
    onPointerDown: () => {
      ignoresFocus.current = true;
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!ignoresFocus.current && target.matches(':focus-visible')) {
        isPressed.current = false;
        onToggle(true);
      }
      ignoresFocus.current = false;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      ignoresFocus.current = focusedAround(target) === target;
    },
    onClick: () => {
      ignoresFocus.current = false;
      onPress();
      // A second press while the details load cancels opening them.
      const willOpen = !isOpen || (!parts && !isPressed.current);
      isPressed.current = willOpen;
      onToggle(willOpen);
    },
  };
};

interface BookedButtonProps extends SlotDetailsOptions {
  readonly reservation: Reservation;
  readonly label: SlotLabel;
  /** Called for a press on 'Change slot'. Resolves once the link or an alert is opened. */
  readonly onSlotLink: (event: MouseEvent) => Promise<void>;
}

/** The booked day and time. Its details open on a press and on keyboard focus, not on a pointer's focus [SLOT-4]. */
export const BookedButton = (props: BookedButtonProps) => {
  const { reservation, label, isOpen, onToggle, load, onSlotLink } = props;
  const t = useText();
  const id = useId();
  const { root, button, parts, ...handlers } = useSlotDetails(props);

  return (
    <div ref={root} className={styles.booked}>
      <button
        ref={button}
        // The minutes of a reservation may have been set before React hydrates the button.
        suppressHydrationWarning
        type="button"
        className={styles.button}
        aria-label={t(SLOT_DETAILS, { slot: slotName(t, label) })}
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        aria-busy={isOpen && !parts}
        onPointerEnter={() => void load().catch(() => undefined)}
        {...handlers}
      >
        <Icon path={CALENDAR_BOOKED} />
        <BookedLabel label={label} />
      </button>
      <div id={`${id}-details`} className={styles.details} hidden={!isOpen} tabIndex={-1}>
        {isOpen && !parts && <div className={styles.skeleton} />}
        {isOpen && parts && (
          <parts.Panel
            store={parts.store}
            reservation={reservation}
            label={label}
            onChangeSlot={async (event) => {
              await onSlotLink(event);
              onToggle(false);
            }}
          />
        )}
      </div>
    </div>
  );
};
