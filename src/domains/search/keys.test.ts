import { pressKey } from './keys';
import { activeCell } from './store';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const pressOn =
  ({ store }: ReturnType<typeof setUpSearch>) =>
  (
    key: string,
    held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing', boolean>> = {},
    code = 0,
  ) => {
    let taken = false;
    const nothingHeld = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false };
    const keyPress = {
      key,
      keyCode: code,
      ...nothingHeld,
      ...held,
      preventDefault: () => {
        taken = true;
      },
    };
    pressKey(store.getState(), keyPress);
    const cell = activeCell(store.getState());
    const at = cell && ('term' in cell ? `${cell.kind} ${cell.term}` : cell.kind);
    return [taken, store.getState().popup, at];
  };

const withSuggestions = async () => {
  const search = setUpSearch();
  search.type('milk');
  await search.answerLast('milk', 'milkshake');
  return { ...search, press: pressOn(search) };
};

const withHistory = () => {
  const { storage, kept } = createHistoryStorage(stored('milk', 'bread'));
  const search = setUpSearch({ history: storage });
  search.store.getState().focus();
  return { ...search, kept, press: pressOn(search) };
};

describe('keys in the combobox', () => {
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
  ] as const)('%s %j does as the pattern says [SRCH-8]', async (key, held, outcome) => {
    const { press } = await withSuggestions();
    expect(press(key, held)).toEqual(outcome);
  });

  it('Enter takes the selected one, and not what was typed [SRCH-8]', async () => {
    const { press, searched } = await withSuggestions();
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).toEqual([true, 'none', undefined]);
    expect(searched).toEqual(['milkshake']);
  });

  it.each(['ctrlKey', 'metaKey'] as const)('Enter with %s opens a new tab [SRCH-9]', async (held) => {
    const { press, newTabs, searched } = await withSuggestions();
    press('Enter', { [held]: true });
    press('ArrowDown');
    expect([newTabs, searched]).toEqual([['milk'], []]);
  });

  it('an Enter that ended a composition is no Enter, even where the browser no longer says so [SRCH-11]', async () => {
    const { press, searched } = await withSuggestions();
    press('ArrowDown');
    expect(press('Enter', {}, 229)).toEqual([false, 'suggestions', 'suggestion milk']);
    expect(searched).toEqual([]);
  });

  it('Down opens a closed list on its first, with Alt on none [SRCH-8]', async () => {
    const { press } = await withSuggestions();
    press('Escape');
    expect(press('ArrowDown', { altKey: true })).toEqual([true, 'suggestions', undefined]);
    press('Escape');
    expect(press('ArrowDown')).toEqual([true, 'suggestions', 'suggestion milk']);
  });

  it('a second Escape is left to what lies around the field [SRCH-10]', async () => {
    const { press } = await withSuggestions();
    press('Escape');
    expect(press('Escape')).toEqual([false, 'none', undefined]);
  });
});

describe('keys in the history', () => {
  const walk = (...keys: string[]) => {
    const { press, ...rest } = withHistory();
    return { last: keys.map((key) => press(key)).at(-1), press, ...rest };
  };

  it.each([
    [['ArrowDown'], 'recent milk'],
    [['ArrowDown', 'ArrowRight'], 'remove milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowRight'], 'remove milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowLeft'], 'recent milk'],
    [['ArrowDown', 'ArrowRight', 'ArrowDown'], 'remove bread'],
    [['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown'], 'clear-all'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 'clear-all'],
    [['ArrowDown', 'ArrowUp'], undefined],
  ])('%j leads to %p [HIST-5]', (keys, cell) => {
    expect(walk(...keys).last).toEqual([true, 'history', cell]);
  });

  it('Delete removes the selected term, from either of its cells [HIST-5]', () => {
    expect(walk('ArrowDown', 'Delete').kept.text).toBe(stored('bread'));
    expect(walk('ArrowDown', 'ArrowRight', 'Delete').kept.text).toBe(stored('bread'));
    expect(walk('Delete').kept.text).toBe(stored('milk', 'bread'));
  });

  it('Enter searches, removes or clears, as the cell is for [HIST-1] [HIST-5]', () => {
    expect(walk('ArrowDown', 'Enter').searched).toEqual(['milk']);
    expect(walk('ArrowDown', 'ArrowRight', 'Enter').kept.text).toBe(stored('bread'));
    expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter').kept.text).toBeUndefined();
  });

  it('Tab closes the panel [HIST-5]', () => {
    expect(walk('Tab').last).toEqual([false, 'none', undefined]);
  });
});
