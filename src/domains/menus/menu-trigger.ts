import type { Clock } from '../../kernel/clock';

/** Milliseconds that the mouse stays on a button before its menu opens. */
const HOVER_OPEN_MS = 130;
/** A press within this many milliseconds after the mouse opened the menu keeps it open: it was meant to open it. */
const PRESS_GUARD_MS = 1_000;
/** Milliseconds after which a menu that the mouse opened closes when the mouse leaves it. */
const HOVER_CLOSE_MS = 300;

/** A pointer event. Only a mouse hovers; touch and pen press. */
interface Pointer {
  readonly pointerType: string;
}

/** A movement in CSS pixels; 0 if the page moved under the pointer. */
interface PointerMove extends Pointer {
  readonly movementX: number;
  readonly movementY: number;
}

/** Whether a mouse itself has moved: browsers also send events when the page moves under a still mouse. */
export const isMouseMove = ({ pointerType, movementX, movementY }: PointerMove): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

/** Which menu the mouse has opened, and when, in milliseconds. The menus of one header share it. */
export interface HoverOpened {
  menu?: string | undefined;
  at?: number;
}

export interface MenuTriggerDeps {
  readonly clock: Clock;
  readonly menu: string;
  /** Returns the name of the open menu or panel, or 'none'. */
  readonly openMenu: () => string;
  readonly hoverOpened: HoverOpened;
  /** Returns false while the mouse cannot open the menu; true by default. */
  readonly mayHover?: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Event handlers of a menu's button and panel. */
export interface MenuTrigger {
  readonly move: (pointer: PointerMove) => void;
  /** Call when the pointer leaves the button or the panel. */
  readonly leave: (pointer: Pointer) => void;
  /** Call when the pointer enters the panel: cancels a pending close. */
  readonly keepOpen: () => void;
  /** Call when the button was clicked, by pointer or keyboard. */
  readonly press: () => void;
  readonly stop: () => void;
}

/**
 * Creates the rule of a menu's button: a press toggles the menu, and a mouse that stays on the button opens it, also in
 * place of another menu that the mouse has opened. A menu that the mouse opened closes when the mouse leaves; one that was
 * opened or kept open by a press stays until it is dismissed [MEGA-3].
 */
export const createMenuTrigger = ({
  clock,
  menu,
  openMenu,
  hoverOpened,
  mayHover = () => true,
  open,
  close,
}: MenuTriggerDeps): MenuTrigger => {
  let isOver = false;
  let cancel: (() => void) | undefined;

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const isOpen = () => openMenu() === menu;
  const openOnHover = () => {
    const now = openMenu();
    if ((now !== 'none' && now !== hoverOpened.menu) || !mayHover()) {
      // The next movement tries again.
      isOver = false;
      return;
    }
    open();
    Object.assign(hoverOpened, { menu, at: clock.now() });
  };
  return {
    move(pointer) {
      if (isOver || !isMouseMove(pointer)) return;
      isOver = true;
      stop();
      if (!isOpen()) cancel = clock.after(HOVER_OPEN_MS, openOnHover);
    },
    leave({ pointerType }) {
      isOver = false;
      stop();
      if (pointerType !== 'mouse' || !isOpen() || hoverOpened.menu !== menu) return;
      cancel = clock.after(HOVER_CLOSE_MS, () => {
        if (isOpen()) close();
      });
    },
    keepOpen: stop,
    press() {
      stop();
      const { menu: hovered, at = 0 } = hoverOpened;
      hoverOpened.menu = undefined;
      if (!isOpen()) open();
      else if (hovered !== menu || clock.now() - at >= PRESS_GUARD_MS) close();
    },
    stop,
  };
};
