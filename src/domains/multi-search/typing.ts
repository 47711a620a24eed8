import type { ShoppingList } from './list';
import type { MultiSearchPorts } from './ports';
import type { MultiSearchState } from './state';

/** Milliseconds without typing after which the count is announced and the list is stored. */
const ANNOUNCE_DELAY_MS = 1_000;

/** The reactions to typing. */
export interface Typing extends Pick<MultiSearchState, 'input' | 'composeStart' | 'composeEnd'> {
  readonly isComposing: () => boolean;
  /** Sets whether an input method composes text, and silences the live region meanwhile. */
  readonly compose: (isActive: boolean) => void;
  /** Cancels the timer that announces and stores the list. */
  readonly stopTimer: () => void;
}

/** Creates the reactions to typing: the list is announced and stored when the shopper pauses [MULT-4]. */
export const createTyping = (
  { clock, setSilent, composesPlainWords }: MultiSearchPorts,
  get: () => MultiSearchState,
  list: ShoppingList,
): Typing => {
  let isComposing = false;
  let stopIdleTimer: (() => void) | undefined;

  const stopTimer = () => stopIdleTimer?.();
  const compose = (isActive: boolean) => {
    isComposing = isActive;
    setSilent(isActive);
  };
  const input = (text: string) => {
    const wasOver = get().droppedItems.length > 0;
    stopTimer();
    list.endUndo();
    list.show(text);
    if (isComposing) return;
    if (!wasOver && get().droppedItems.length > 0) list.announceItems();
    stopIdleTimer = clock.after(ANNOUNCE_DELAY_MS, () => {
      list.save();
      list.announceItems();
    });
  };
  return {
    isComposing: () => isComposing,
    compose,
    stopTimer,
    input,
    composeStart() {
      if (composesPlainWords) return;
      stopTimer();
      compose(true);
    },
    composeEnd(text) {
      compose(false);
      input(text);
    },
  };
};
