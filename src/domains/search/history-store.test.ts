import { activeCell } from './state';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const setUp = (...terms: string[]) => {
  const { storage, ...history } = createHistoryStorage(terms.length > 0 ? stored(...terms) : undefined);
  const search = setUpSearch({ history: storage });
  const { store } = search;
  const act = (kind: 'undo' | 'clear-all') => {
    store.getState().act({ kind }, 'keyboard');
  };
  return {
    ...search,
    ...history,
    act,
    remove: (term: string, by: 'keyboard' | 'pointer' = 'keyboard') => {
      store.getState().act({ kind: 'remove', term }, by);
    },
    /** The first cell of each row. */
    rows: () => store.getState().grid.map(([cell]) => (cell && 'term' in cell ? cell.term : cell?.kind)),
    active: () => {
      const cell = activeCell(store.getState());
      return cell && 'term' in cell ? cell.term : cell?.kind;
    },
  };
};

describe('createSearchStore: the history', () => {
  it('opens under an empty focused field, and is announced [HIST-1]', () => {
    const { store, rows, announced } = setUp('milk', 'bread');
    store.getState().focus();
    expect(store.getState().popup).toBe('history');
    expect(rows()).toEqual(['milk', 'bread', 'clear-all']);
    expect(announced).toEqual(['You have: 2 previous search terms found.']);
  });

  it('shows six terms [HIST-2]', () => {
    const { store, rows } = setUp('1', '2', '3', '4', '5', '6', '7');
    store.getState().focus();
    expect(rows()).toEqual(['1', '2', '3', '4', '5', '6', 'clear-all']);
  });

  it('closes when the first letter is typed, and opens when the last one is deleted [HIST-1]', () => {
    const { store, input } = setUp('milk');
    store.getState().focus();
    input('b');
    expect(store.getState().popup).toBe('none');
    input('');
    expect(store.getState().popup).toBe('history');
  });

  it.each(['nonsense', '{"term":"milk"}', '"milk"', 'null', `[${'1,'.repeat(100_000)}1]`])(
    'shows nothing for a stored %.20s, and removes it without an announcement [HIST-4]',
    (text) => {
      const { store, changeInOtherTab, memory, announced } = setUp();
      changeInOtherTab(text);
      store.getState().focus();
      expect(store.getState().popup).toBe('none');
      expect([memory.text, announced]).toEqual([undefined, []]);
    },
  );

  it('is not shown when the shop has switched it off [HIST-4]', () => {
    const { store, input } = setUpSearch();
    store.getState().focus();
    input('milk');
    store.getState().submit();
    expect(store.getState().popup).toBe('none');
  });
});

describe('createSearchStore: adding to the history', () => {
  it('adds the cleaned term first [HIST-3]', () => {
    const { store, input, memory } = setUp('bread', 'MILK');
    input('<b>milk</b>');
    store.getState().submit();
    expect(memory.text).toBe(stored('milk', 'bread'));
  });

  it('adds no empty term [HIST-3]', () => {
    const { store, input, memory } = setUp('bread');
    input('!');
    store.getState().submit();
    expect(memory.text).toBe(stored('bread'));
  });

  it('adds no term of staff who are signed on as a customer [HIST-2]', () => {
    const { store, input, memory } = setUp('bread');
    memory.mayAdd = false;
    input('milk');
    store.getState().submit();
    expect(memory.text).toBe(stored('bread'));
  });

  it('searches for a chosen recent term, and moves it to the first place [HIST-3]', () => {
    const { store, searched, memory } = setUp('milk', 'bread');
    store.getState().focus();
    store.getState().act({ kind: 'recent', term: 'bread' }, 'pointer');
    expect([searched, memory.text]).toEqual([['bread'], stored('bread', 'milk')]);
  });
});

describe('createSearchStore: removing a recent term', () => {
  it('selects the next term, or the previous one after the last [HIST-5]', () => {
    const { store, remove, active, rows, announced } = setUp('milk', 'bread', 'eggs');
    store.getState().focus();
    store.getState().move('ArrowDown');
    store.getState().move('ArrowDown');
    remove('bread');
    expect([active(), rows()]).toEqual(['eggs', ['milk', 'eggs', 'undo', 'clear-all']]);
    remove('eggs');
    expect(active()).toBe('milk');
    remove('milk');
    expect([active(), rows()]).toEqual(['undo', ['undo']]);
    expect(announced.slice(1)).toEqual(['bread removed.', 'eggs removed.', 'milk removed.']);
  });

  it('selects nothing when it was removed with the pointer [HIST-5]', () => {
    const { store, remove, active } = setUp('milk', 'bread');
    store.getState().focus();
    remove('milk', 'pointer');
    expect(active()).toBeUndefined();
  });

  it('can be undone for 10 s, which restores its place [HIST-1]', () => {
    const { store, remove, act, memory, rows, announced } = setUp('milk', 'bread', 'eggs');
    store.getState().focus();
    remove('bread');
    act('undo');
    expect(memory.text).toBe(stored('milk', 'bread', 'eggs'));
    expect(rows()).toEqual(['milk', 'bread', 'eggs', 'clear-all']);
    expect(announced.at(-1)).toBe('Recent searches restored.');
  });

  it('can no longer be undone after 10 s [HIST-1]', () => {
    const { store, remove, rows, clock } = setUp('milk', 'bread');
    store.getState().focus();
    remove('bread');
    clock.pass(9_999);
    expect(rows()).toContain('undo');
    clock.pass(1);
    expect(rows()).toEqual(['milk', 'clear-all']);
  });
});

describe('createSearchStore: clearing the history', () => {
  it('removes the stored terms, and can be undone [HIST-1]', () => {
    const { store, act, memory, rows, active } = setUp('milk', 'bread');
    store.getState().focus();
    for (let presses = 0; presses < 3; presses += 1) store.getState().move('ArrowDown');
    act('clear-all');
    expect([memory.text, rows(), active()]).toEqual([undefined, ['undo'], 'undo']);
    act('undo');
    expect([memory.text, rows()]).toEqual([stored('milk', 'bread'), ['milk', 'bread', 'clear-all']]);
  });

  it('closes the panel when Undo is no longer offered [HIST-1]', () => {
    const { store, act, clock } = setUp('milk');
    store.getState().focus();
    act('clear-all');
    clock.pass(10_000);
    expect(store.getState()).toMatchObject({ popup: 'none', grid: [] });
  });
});

describe('createSearchStore and another tab', () => {
  it('shows the terms of the other tab, and keeps the selection on its term [HIST-2]', () => {
    const { store, changeInOtherTab, rows, active } = setUp('milk', 'bread');
    store.getState().focus();
    store.getState().move('ArrowDown');
    changeInOtherTab(stored('eggs', 'milk', 'bread'));
    expect([rows(), active()]).toEqual([['eggs', 'milk', 'bread', 'clear-all'], 'milk']);
  });

  it('closes the panel when the other tab removes all terms [HIST-2]', () => {
    const { store, changeInOtherTab } = setUp('milk');
    store.getState().focus();
    changeInOtherTab(undefined);
    expect(store.getState().popup).toBe('none');
  });

  it('keeps the other tab’s newest term when a term is added here [HIST-3]', () => {
    const { store, input, memory } = setUp('milk');
    store.getState().focus();
    memory.text = stored('eggs', 'milk');
    input('bread');
    store.getState().submit();
    expect(memory.text).toBe(stored('bread', 'eggs', 'milk'));
  });

  it('removes its storage listener when it is stopped [FED-6]', () => {
    const { stop, listeners } = setUp('milk');
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
