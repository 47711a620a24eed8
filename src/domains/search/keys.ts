import { mirroredKey } from '../../kernel/mirrored-key';
import { activeCell, type SearchState } from './state';

export interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly target?: EventTarget | null;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly preventDefault: () => void;
}

/** Safari fires the Enter that ends a composition after the composition's end; only this key code identifies it. */
const INPUT_METHOD_KEY_CODE = 229;

/** Keys that belong to the field's caret, its selection and the browser's history while a modifier is held. */
const MOVES = /^(?:Arrow|Home$|End$|Delete$)/;

const isWithModifier = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean => {
  const opensOrCloses = altKey && (key === 'ArrowDown' || key === 'ArrowUp');
  return ctrlKey || metaKey || shiftKey || (altKey && !opensOrCloses);
};

/** Handles a key in the field, and prevents the browser's default only then [SRCH-8] [HIST-5] [SRCH-11]. */
export const pressKey = (search: SearchState, press: KeyPress): void => {
  if (press.isComposing || press.keyCode === INPUT_METHOD_KEY_CODE) return;
  if (MOVES.test(press.key) && isWithModifier(press)) return;
  const cell = activeCell(search);
  switch (press.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      press.preventDefault();
      if (!press.altKey) search.move(press.key);
      else if (press.key === 'ArrowDown') search.open();
      else search.close();
      return;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      if (!cell) return;
      // In a row of one cell, these keys move the caret of the field.
      if ((search.grid[search.active.row]?.length ?? 0) > 1) press.preventDefault();
      search.move(mirroredKey(press.key, press.target));
      return;
    case 'Enter': {
      const inNewTab = press.ctrlKey || press.metaKey;
      if (cell) {
        press.preventDefault();
        search.act(cell, 'keyboard', inNewTab);
      } else if (inNewTab) {
        press.preventDefault();
        search.submit(true);
      } else if (search.leaveUnchanged()) {
        // Otherwise the same key would press the button that gets the focus.
        press.preventDefault();
      }
      return;
    }
    case 'Delete':
      if (cell?.kind !== 'recent' && cell?.kind !== 'remove') return;
      press.preventDefault();
      search.act({ kind: 'remove', term: cell.term }, 'keyboard');
      return;
    case 'Escape':
      // The first Escape closes the popup; only the next one reaches the elements around the field.
      // Aisles fill the overlay, which closes with them.
      if (search.popup !== 'none' && search.popup !== 'aisles') press.preventDefault();
      search.close();
      return;
    case 'Tab':
      search.clear();
  }
};
