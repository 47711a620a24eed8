import type { Clock } from '../../kernel/clock';

/** Milliseconds that the mouse stays on a button before its menu opens. */
const HOVER_OPEN_MS = 130;
/** A press within this many milliseconds after the mouse opened the menu does not close it: it was meant to open it. */
const PRESS_GUARD_MS = 250;
/** Milliseconds after which a menu that the mouse opened closes when the mouse leaves it. */
const HOVER_CLOSE_MS = 300;

/** A pointer event. Only a mouse hovers; touch and pen press. */
interface Pointer {
  readonly pointerType: string;
}

export interface MenuTriggerDeps {
  readonly clock: Clock;
  readonly isOpen: () => boolean;
  /** False while another menu or dialog is open. */
  readonly mayHover: () => boolean;
  /** Loads what the menu needs to open. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Event handlers of a menu's button and panel. */
export interface MenuTrigger {
  /** Call when the pointer enters the button. */
  readonly enter: (pointer: Pointer) => void;
  /** Call when the pointer leaves the button or the panel. */
  readonly leave: (pointer: Pointer) => void;
  /** Call when the pointer enters the panel: cancels a pending close. */
  readonly keepOpen: () => void;
  /** Call when the button was clicked, by pointer or keyboard. */
  readonly press: () => void;
  /** Clears the timer. */
  readonly stop: () => void;
}

/**
 * Creates the rule of a menu's button: a press toggles the menu, and a mouse that stays on the button opens it. A menu
 * that the mouse opened closes when the mouse leaves; one that was opened by a press stays open until it is dismissed.
 */
export const createMenuTrigger = ({
  clock,
  isOpen,
  mayHover,
  prepare,
  open,
  close,
}: MenuTriggerDeps): MenuTrigger => {
  let cancel: (() => void) | undefined;
  /** When the mouse opened the menu, in milliseconds; undefined after a press. */
  let hoveredAt: number | undefined;

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const schedule = (milliseconds: number, act: () => void) => {
    stop();
    cancel = clock.after(milliseconds, act);
  };
  return {
    enter({ pointerType }) {
      prepare();
      stop();
      if (pointerType !== 'mouse' || isOpen() || !mayHover()) return;
      schedule(HOVER_OPEN_MS, () => {
        if (isOpen() || !mayHover()) return;
        hoveredAt = clock.now();
        open();
      });
    },
    leave({ pointerType }) {
      stop();
      if (pointerType !== 'mouse' || !isOpen() || hoveredAt === undefined) return;
      schedule(HOVER_CLOSE_MS, () => {
        if (isOpen()) close();
      });
    },
    keepOpen: stop,
    press() {
      stop();
      const isJustOpened = hoveredAt !== undefined && clock.now() - hoveredAt < PRESS_GUARD_MS;
      hoveredAt = undefined;
      if (!isOpen()) open();
      else if (!isJustOpened) close();
    },
    stop,
  };
};
