import { createDraft } from './draft';
import { pressKey } from './keys';
import { activeCell } from './state';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

/**
 * Returns a function that presses keys, such as 'Escape Alt+ArrowDown'. It returns whether the last key was handled, the
 * popup, and the selected cell. 'Composing' is a key of a composition, 'Ending' the one after its end in Safari.
 */
const pressOn =
  ({ store }: ReturnType<typeof setUpSearch>) =>
  (keys: string) => {
    let isPrevented = false;
    for (const each of keys.split(' ')) {
      const [key = '', held] = each.split('+').reverse();
      isPrevented = false;
      pressKey(store.getState(), {
        key,
        keyCode: held === 'Ending' ? 229 : 0,
        isComposing: held === 'Composing',
        altKey: held === 'Alt',
        ctrlKey: held === 'Control',
        metaKey: held === 'Meta',
        shiftKey: held === 'Shift',
        preventDefault: () => {
          isPrevented = true;
        },
      });
    }
    const cell = activeCell(store.getState());
    const at = cell && ('term' in cell ? `${cell.kind} ${cell.term}` : cell.kind);
    return [isPrevented, store.getState().popup, at];
  };

const withSuggestions = async () => {
  const search = setUpSearch();
  await search.suggest('milk', 'milkshake');
  return { ...search, press: pressOn(search) };
};

const withHistory = () => {
  const { storage, memory } = createHistoryStorage(stored('milk', 'bread'));
  const search = setUpSearch({ history: storage });
  search.store.getState().focus();
  return { ...search, memory, press: pressOn(search) };
};

describe('pressKey with suggestions', () => {
  it.each([
    ['ArrowDown', true, 'suggestions', 'suggestion milk'],
    ['ArrowUp', true, 'suggestions', undefined],
    ['ArrowLeft', false, 'suggestions', undefined],
    ['ArrowRight', false, 'suggestions', undefined],
    ['Home', false, 'suggestions', undefined],
    ['Delete', false, 'suggestions', undefined],
    ['Enter', false, 'suggestions', undefined],
    ['Escape', true, 'none', undefined],
    ['Tab', false, 'none', undefined],
    ['Alt+ArrowUp', true, 'none', undefined],
    // These keys move the caret of the field, to which the selection returns.
    ['ArrowDown ArrowLeft', false, 'suggestions', undefined],
    ['ArrowDown ArrowRight', false, 'suggestions', undefined],
    ['ArrowDown Home', false, 'suggestions', undefined],
    ['ArrowDown End', false, 'suggestions', undefined],
    ['Shift+ArrowDown', false, 'suggestions', undefined],
    ['Meta+ArrowUp', false, 'suggestions', undefined],
    // A closed list opens again, a cleared one does not.
    ['Escape ArrowDown', true, 'suggestions', 'suggestion milk'],
    ['Escape Alt+ArrowDown', true, 'suggestions', undefined],
    ['Tab ArrowDown', true, 'none', undefined],
  ])('handles %s like the combobox pattern [SRCH-8]', async (keys, ...outcome) => {
    const { press } = await withSuggestions();
    expect(press(keys)).toEqual(outcome);
  });

  it('Enter searches for the selected suggestion instead of the typed term [SRCH-8]', async () => {
    const { press, searched } = await withSuggestions();
    expect(press('ArrowDown ArrowDown Enter')).toEqual([true, 'none', undefined]);
    expect(searched).toEqual(['milkshake']);
  });

  it.each(['Control', 'Meta'])('Enter with %s opens a new tab [SRCH-9]', async (modifier) => {
    const { press, newTabs, searched } = await withSuggestions();
    press(`${modifier}+Enter`);
    expect([newTabs, searched]).toEqual([['milk'], []]);
  });

  it.each(['Composing+ArrowDown', 'Composing+Enter', 'Ending+Enter'])('ignores %s [SRCH-11]', async (key) => {
    const { press, searched } = await withSuggestions();
    expect(press(`ArrowDown ${key}`)).toEqual([false, 'suggestions', 'suggestion milk']);
    expect(searched).toEqual([]);
  });
});

describe('pressKey in the overlay', () => {
  it('does not prevent a second Escape, which closes the overlay [SRCH-10]', async () => {
    const { press } = await withSuggestions();
    expect(press('Escape Escape')).toEqual([false, 'none', undefined]);
  });

  it('Enter closes the overlay while the term of the page is unchanged [SRCH-10]', () => {
    const search = setUpSearch({ draft: createDraft('milk'), isOverlay: () => true });
    const press = pressOn(search);
    press('Enter');
    search.input('mil');
    press('Enter');
    expect(search.closings).toEqual(['overlay']);
  });
});

describe('pressKey with the history', () => {
  it.each([
    ['ArrowDown', 'recent milk'],
    ['ArrowDown ArrowRight', 'remove milk'],
    ['ArrowDown ArrowRight ArrowRight', 'remove milk'],
    ['ArrowDown ArrowRight ArrowLeft', 'recent milk'],
    ['ArrowDown ArrowRight ArrowDown', 'remove bread'],
    ['ArrowDown End', 'remove milk'],
    ['ArrowDown End Home', 'recent milk'],
    ['ArrowDown ArrowRight ArrowDown ArrowDown', 'clear-all'],
    ['ArrowDown ArrowDown ArrowDown ArrowDown', 'clear-all'],
    ['ArrowDown ArrowUp', undefined],
  ])('%s selects %p [HIST-5]', (keys, cell) => {
    expect(withHistory().press(keys)).toEqual([true, 'history', cell]);
  });

  it.each(
    ['Alt', 'Control', 'Meta', 'Shift'].flatMap((held) =>
      ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete'].map((key) => `${held}+${key}`),
    ),
  )('leaves %s to the browser, and keeps the selection [HIST-5]', (keys) => {
    expect(withHistory().press(`ArrowDown ${keys}`)).toEqual([false, 'history', 'recent milk']);
  });

  it.each([
    ['ArrowDown Delete', stored('bread')],
    ['ArrowDown ArrowRight Delete', stored('bread')],
    ['Delete', stored('milk', 'bread')],
    ['ArrowDown ArrowRight Enter', stored('bread')],
    ['ArrowDown ArrowDown ArrowDown Enter', undefined],
  ])('%s leaves the history %s [HIST-1] [HIST-5]', (keys, text) => {
    const { press, memory } = withHistory();
    press(keys);
    expect(memory.text).toBe(text);
  });

  it('Enter searches for the selected term [HIST-1] [HIST-5]', () => {
    const { press, searched } = withHistory();
    press('ArrowDown Enter');
    expect(searched).toEqual(['milk']);
  });
});
