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

/** What the rule of a menu's button depends on. */
interface TriggerFacts {
  readonly isMouse: boolean;
  readonly isOpen: boolean;
  readonly mayHover: boolean;
  /** When the mouse opened the menu, in milliseconds; undefined after a press. */
  readonly hoveredAt: number | undefined;
  readonly now: number;
}

/**
 * The rule of a menu's button: a press toggles the menu, and a mouse that stays on the button opens it. A menu that the
 * mouse opened closes when the mouse leaves; one that was opened by a press stays open until it is dismissed.
 *
 * @param event what the pointer or the keyboard did
 */
export const triggerAction = (
  event: 'enter' | 'leave' | 'press',
  { isMouse, isOpen, mayHover, hoveredAt, now }: TriggerFacts,
): 'open' | 'close' | 'open later' | 'close later' | 'none' => {
  const isHovered = hoveredAt !== undefined;
  switch (event) {
    case 'enter':
      return isMouse && !isOpen && mayHover ? 'open later' : 'none';
    case 'leave':
      return isMouse && isOpen && isHovered ? 'close later' : 'none';
    case 'press':
      if (!isOpen) return 'open';
      return isHovered && now - hoveredAt < PRESS_GUARD_MS ? 'none' : 'close';
  }
};

/** Creates the button's rule ({@link triggerAction}) with its timer. */
export const createMenuTrigger = ({
  clock,
  isOpen,
  mayHover,
  prepare,
  open,
  close,
}: MenuTriggerDeps): MenuTrigger => {
  let cancel: (() => void) | undefined;
  let hoveredAt: number | undefined;

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const openOnHover = () => {
    if (isOpen() || !mayHover()) return;
    hoveredAt = clock.now();
    open();
  };
  const closeOnLeave = () => {
    if (isOpen()) close();
  };
  const act = (event: 'enter' | 'leave' | 'press', isMouse: boolean) => {
    stop();
    const facts = { isMouse, isOpen: isOpen(), mayHover: mayHover(), hoveredAt, now: clock.now() };
    if (event === 'press') hoveredAt = undefined;
    const action = triggerAction(event, facts);
    if (action === 'open') open();
    else if (action === 'close') close();
    else if (action === 'open later') cancel = clock.after(HOVER_OPEN_MS, openOnHover);
    else if (action === 'close later') cancel = clock.after(HOVER_CLOSE_MS, closeOnLeave);
  };
  return {
    enter({ pointerType }) {
      prepare();
      act('enter', pointerType === 'mouse');
    },
    leave({ pointerType }) {
      act('leave', pointerType === 'mouse');
    },
    keepOpen: stop,
    press() {
      act('press', false);
    },
    stop,
  };
};
