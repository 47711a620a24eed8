import { activeCell, type SearchState } from './store';

/** What is asked of a key press; a browser's `KeyboardEvent` is one. */
export interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly preventDefault: () => void;
}

/** Safari ends a composition before it tells of the Enter that ended it; only this code gives that away. */
const OF_INPUT_METHOD = 229;

/** The keys of the field, taken from the browser only where they mean something [SRCH-8] [HIST-5] [SRCH-11]. */
export const pressKey = (search: SearchState, press: KeyPress): void => {
  if (press.isComposing || press.keyCode === OF_INPUT_METHOD) return;
  const cell = activeCell(search);
  const take = (action: () => void) => {
    press.preventDefault();
    action();
  };
  switch (press.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const { key } = press;
      take(() => {
        if (!press.altKey) search.move(key);
        else if (key === 'ArrowDown') search.open();
        else search.close();
      });
      return;
    }
    case 'ArrowLeft':
    case 'ArrowRight': {
      const { key } = press;
      // Among one cell a row they are the caret's.
      if (cell && (search.grid[search.active.row]?.length ?? 0) > 1) {
        take(() => {
          search.move(key);
        });
      }
      return;
    }
    case 'Enter': {
      const inNewTab = press.ctrlKey || press.metaKey;
      if (cell) {
        take(() => {
          search.act(cell, 'keyboard', inNewTab);
        });
      } else if (inNewTab) {
        take(() => {
          search.submit(true);
        });
      }
      return;
    }
    case 'Delete':
      if (cell?.kind === 'recent' || cell?.kind === 'remove') {
        take(() => {
          search.act({ kind: 'remove', term: cell.term }, 'keyboard');
        });
      }
      return;
    case 'Escape':
      // The list goes first; what lies around the field only at the next Escape.
      if (search.popup !== 'none') press.preventDefault();
      search.close();
      return;
    case 'Tab':
      search.clear();
  }
};
