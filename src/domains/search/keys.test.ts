import { createDraft } from './draft';
import { pressKey } from './keys';
import { activeCell } from './state';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const pressOn =
  ({ store }: ReturnType<typeof setUpSearch>) =>
  (
    key: string,
    modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing', boolean>> = {},
    code = 0,
  ) => {
    let isPrevented = false;
    const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false };
    const keyPress = {
      key,
      keyCode: code,
      ...noModifiers,
      ...modifiers,
      preventDefault: () => {
        isPrevented = true;
      },
    };
    pressKey(store.getState(), keyPress);
    const cell = activeCell(store.getState());
    const at = cell && ('term' in cell ? `${cell.kind} ${cell.term}` : cell.kind);
    return [isPrevented, store.getState().popup, at];
  };

const withSuggestions = async () => {
  const search = setUpSearch();
  search.type('milk');
  await search.respondLast('milk', 'milkshake');
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
    ['ArrowDown', {}, [true, 'suggestions', 'suggestion milk']],
    ['ArrowUp', {}, [true, 'suggestions', undefined]],
    ['ArrowLeft', {}, [false, 'suggestions', undefined]],
    ['ArrowRight', {}, [false, 'suggestions', undefined]],
    ['Home', {}, [false, 'suggestions', undefined]],
    ['Delete', {}, [false, 'suggestions', undefined]],
    ['Enter', {}, [false, 'suggestions', undefined]],
    ['Escape', {}, [true, 'none', undefined]],
    ['Tab', {}, [false, 'none', undefined]],
    ['ArrowUp', { altKey: true }, [true, 'none', undefined]],
    ['ArrowDown', { isComposing: true }, [false, 'suggestions', undefined]],
  ] as const)('handles %s %j like the combobox pattern [SRCH-8]', async (key, modifiers, outcome) => {
    const { press } = await withSuggestions();
    expect(press(key, modifiers)).toEqual(outcome);
  });

  it('Enter searches for the selected suggestion instead of the typed term [SRCH-8]', async () => {
    const { press, searched } = await withSuggestions();
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).toEqual([true, 'none', undefined]);
    expect(searched).toEqual(['milkshake']);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
    '%s returns from a suggestion to the text of the field, and moves its caret [SRCH-8]',
    async (key) => {
      const { press } = await withSuggestions();
      press('ArrowDown');
      expect(press(key)).toEqual([false, 'suggestions', undefined]);
    },
  );

  it.each(['ctrlKey', 'metaKey'] as const)('Enter with %s opens a new tab [SRCH-9]', async (modifiers) => {
    const { press, newTabs, searched } = await withSuggestions();
    press('Enter', { [modifiers]: true });
    press('ArrowDown');
    expect([newTabs, searched]).toEqual([['milk'], []]);
  });

  it('ignores the Enter that ends a composition, also in Safari, where isComposing is already false [SRCH-11]', async () => {
    const { press, searched } = await withSuggestions();
    press('ArrowDown');
    expect(press('Enter', {}, 229)).toEqual([false, 'suggestions', 'suggestion milk']);
    expect(searched).toEqual([]);
  });

  it('Down opens a closed list and selects the first suggestion, with Alt none [SRCH-8]', async () => {
    const { press } = await withSuggestions();
    press('Escape');
    expect(press('ArrowDown', { altKey: true })).toEqual([true, 'suggestions', undefined]);
    press('Escape');
    expect(press('ArrowDown')).toEqual([true, 'suggestions', 'suggestion milk']);
  });

  it('Down does not open a list that Tab has cleared [SRCH-8]', async () => {
    const { press } = await withSuggestions();
    press('Tab');
    expect(press('ArrowDown')).toEqual([true, 'none', undefined]);
  });

  it('does not prevent a second Escape, so that the overlay can close [SRCH-10]', async () => {
    const { press } = await withSuggestions();
    press('Escape');
    expect(press('Escape')).toEqual([false, 'none', undefined]);
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
  const pressAll = (...keys: string[]) => {
    const { press, ...rest } = withHistory();
    return { last: keys.map((key) => press(key)).at(-1), press, ...rest };
  };

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
    expect(pressAll(...keys).last).toEqual([true, 'history', cell]);
  });

  it('Delete removes the selected term from both of its cells [HIST-5]', () => {
    expect(pressAll('ArrowDown', 'Delete').memory.text).toBe(stored('bread'));
    expect(pressAll('ArrowDown', 'ArrowRight', 'Delete').memory.text).toBe(stored('bread'));
    expect(pressAll('Delete').memory.text).toBe(stored('milk', 'bread'));
  });

  it('Enter searches, removes or clears, depending on the cell [HIST-1] [HIST-5]', () => {
    expect(pressAll('ArrowDown', 'Enter').searched).toEqual(['milk']);
    expect(pressAll('ArrowDown', 'ArrowRight', 'Enter').memory.text).toBe(stored('bread'));
    expect(pressAll('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter').memory.text).toBeUndefined();
  });
});
