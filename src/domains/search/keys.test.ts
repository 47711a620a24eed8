import { createDraft } from './draft';
import { pressKey, type KeyPress } from './keys';
import { activeCell } from './state';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const NO_KEY = { key: '', keyCode: 0, isComposing: false, altKey: false, ctrlKey: false, metaKey: false };

/** Returns a function that presses keys. It returns whether the last one was handled, the popup, and the selected cell. */
const pressOn =
  ({ store }: ReturnType<typeof setUpSearch>) =>
  (...keys: readonly (string | Partial<KeyPress>)[]) => {
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    for (const key of keys) {
      isPrevented = false;
      const own = typeof key === 'string' ? { key } : key;
      pressKey(store.getState(), { ...NO_KEY, ...own, preventDefault });
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

const ALT_DOWN = { key: 'ArrowDown', altKey: true };

describe('pressKey with suggestions', () => {
  it.each([
    [['ArrowDown'], [true, 'suggestions', 'suggestion milk']],
    [['ArrowUp'], [true, 'suggestions', undefined]],
    [['ArrowLeft'], [false, 'suggestions', undefined]],
    [['ArrowRight'], [false, 'suggestions', undefined]],
    [['Home'], [false, 'suggestions', undefined]],
    [['Delete'], [false, 'suggestions', undefined]],
    [['Enter'], [false, 'suggestions', undefined]],
    [['Escape'], [true, 'none', undefined]],
    [['Tab'], [false, 'none', undefined]],
    [[{ key: 'ArrowUp', altKey: true }], [true, 'none', undefined]],
    [[{ key: 'ArrowDown', isComposing: true }], [false, 'suggestions', undefined]],
    // These keys move the caret of the field, to which the selection returns.
    [
      ['ArrowDown', 'ArrowLeft'],
      [false, 'suggestions', undefined],
    ],
    [
      ['ArrowDown', 'ArrowRight'],
      [false, 'suggestions', undefined],
    ],
    [
      ['ArrowDown', 'Home'],
      [false, 'suggestions', undefined],
    ],
    [
      ['ArrowDown', 'End'],
      [false, 'suggestions', undefined],
    ],
    // A closed list opens again, a cleared one does not.
    [
      ['Escape', ALT_DOWN],
      [true, 'suggestions', undefined],
    ],
    [
      ['Escape', 'ArrowDown'],
      [true, 'suggestions', 'suggestion milk'],
    ],
    [
      ['Tab', 'ArrowDown'],
      [true, 'none', undefined],
    ],
  ])('handles %j like the combobox pattern [SRCH-8]', async (keys, outcome) => {
    const { press } = await withSuggestions();
    expect(press(...keys)).toEqual(outcome);
  });

  it('Enter searches for the selected suggestion instead of the typed term [SRCH-8]', async () => {
    const { press, searched } = await withSuggestions();
    expect(press('ArrowDown', 'ArrowDown', 'Enter')).toEqual([true, 'none', undefined]);
    expect(searched).toEqual(['milkshake']);
  });

  it.each(['ctrlKey', 'metaKey'])('Enter with %s opens a new tab [SRCH-9]', async (modifier) => {
    const { press, newTabs, searched } = await withSuggestions();
    press({ key: 'Enter', [modifier]: true });
    expect([newTabs, searched]).toEqual([['milk'], []]);
  });

  it('ignores the Enter that ends a composition, also in Safari, where isComposing is already false [SRCH-11]', async () => {
    const { press, searched } = await withSuggestions();
    expect(press('ArrowDown', { key: 'Enter', keyCode: 229 })).toEqual([
      false,
      'suggestions',
      'suggestion milk',
    ]);
    expect(searched).toEqual([]);
  });

  it('does not prevent a second Escape, so that the overlay can close [SRCH-10]', async () => {
    const { press } = await withSuggestions();
    expect(press('Escape', 'Escape')).toEqual([false, 'none', undefined]);
  });
});

describe('pressKey in the overlay', () => {
  it('Enter closes it while the term of the page is unchanged [SRCH-10]', () => {
    const search = setUpSearch({ draft: createDraft('milk'), isOverlay: () => true });
    const press = pressOn(search);
    press('Enter');
    expect(search.closings).toEqual(['overlay']);
    search.input('mil');
    press('Enter');
    expect(search.closings).toEqual(['overlay']);
  });
});

describe('pressKey with the history', () => {
  it.each([
    [['ArrowDown'], 'recent milk'],
    [['ArrowDown', 'ArrowRight'], 'remove milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowRight'], 'remove milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowLeft'], 'recent milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowDown'], 'remove bread'],
    [['ArrowDown', 'End'], 'remove milk'],
    [['ArrowDown', 'End', 'Home'], 'recent milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'], 'clear-all'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 'clear-all'],
    [['ArrowDown', 'ArrowUp'], undefined],
  ])('%j selects %p [HIST-5]', (keys, cell) => {
    expect(withHistory().press(...keys)).toEqual([true, 'history', cell]);
  });

  it.each([
    [['ArrowDown', 'Delete'], stored('bread')],
    [['ArrowDown', 'ArrowRight', 'Delete'], stored('bread')],
    [['Delete'], stored('milk', 'bread')],
    [['ArrowDown', 'ArrowRight', 'Enter'], stored('bread')],
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'], undefined],
  ])('%j leaves the history %s [HIST-1] [HIST-5]', (keys, text) => {
    const { press, memory } = withHistory();
    press(...keys);
    expect(memory.text).toBe(text);
  });

  it('Enter searches for the selected term [HIST-1] [HIST-5]', () => {
    const { press, searched } = withHistory();
    press('ArrowDown', 'Enter');
    expect(searched).toEqual(['milk']);
  });
});
