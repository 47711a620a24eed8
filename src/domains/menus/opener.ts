import type { Clock } from '../../kernel/clock';

/** Milliseconds that a pointer rests on a button before its menu opens. */
const REST = 130;
/** A press so soon after that meant to open what the pointer has just opened. */
const GUARD = 250;
/** Milliseconds that a pointer may stray from a menu that it opened. */
const GRACE = 300;

/** Whichever pointer event; touch and pen press, they don't hover. */
interface Pointer {
  readonly pointerType: string;
}

export interface OpenerDeps {
  readonly clock: Clock;
  readonly isOpen: () => boolean;
  /** False while something else lies open. */
  readonly mayHover: () => boolean;
  /** Fetches what opening needs. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

export interface Opener {
  /** The pointer came upon the button. */
  readonly enter: (pointer: Pointer) => void;
  /** It left button or panel. */
  readonly leave: (pointer: Pointer) => void;
  /** It is on the panel. */
  readonly stay: () => void;
  /** The button was pressed, by whatever means. */
  readonly press: () => void;
  readonly stop: () => void;
}

/**
 * A menu's button: a press toggles, a mouse that rests on it opens. What the mouse opened closes when it
 * leaves; what was pressed open stays until it is dismissed.
 */
export const createOpener = ({ clock, isOpen, mayHover, prepare, open, close }: OpenerDeps): Opener => {
  let cancel: (() => void) | undefined;
  /** When the pointer opened it, for as long as nothing else confirmed it. */
  let hoveredAt: number | undefined;

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const later = (milliseconds: number, act: () => void) => {
    stop();
    cancel = clock.after(milliseconds, act);
  };
  return {
    enter({ pointerType }) {
      prepare();
      stop();
      if (pointerType !== 'mouse' || isOpen() || !mayHover()) return;
      later(REST, () => {
        if (isOpen() || !mayHover()) return;
        hoveredAt = clock.now();
        open();
      });
    },
    leave({ pointerType }) {
      stop();
      if (pointerType !== 'mouse' || !isOpen() || hoveredAt === undefined) return;
      later(GRACE, () => {
        if (isOpen()) close();
      });
    },
    stay: stop,
    press() {
      stop();
      const isFresh = hoveredAt !== undefined && clock.now() - hoveredAt < GUARD;
      hoveredAt = undefined;
      if (!isOpen()) open();
      else if (!isFresh) close();
    },
    stop,
  };
};
