import { activeCell } from './store';
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

describe('the history', () => {
  it('shows under an empty field with the focus, and is told [HIST-1]', () => {
    const { store, rows, announced } = setUp('milk', 'bread');
    store.getState().focus();
    expect(store.getState().popup).toBe('history');
    expect(rows()).toEqual(['milk', 'bread', 'clear-all']);
    expect(announced).toEqual(['You have: 2 previous search terms found.']);
  });

  it('shows six of them [HIST-2]', () => {
    const { store, rows } = setUp('1', '2', '3', '4', '5', '6', '7');
    store.getState().focus();
    expect(rows()).toEqual(['1', '2', '3', '4', '5', '6', 'clear-all']);
  });

  it('goes with the first letter and comes back with the last [HIST-1]', () => {
    const { store, input } = setUp('milk');
    store.getState().focus();
    input('b');
    expect(store.getState().popup).toBe('none');
    input('');
    expect(store.getState().popup).toBe('history');
  });

  it.each(['nonsense', '{"term":"milk"}', '"milk"', 'null', `[${'1,'.repeat(100_000)}1]`])(
    'shows nothing of a stored %.20s, which is removed without a word [HIST-4]',
    (text) => {
      const { store, changeElsewhere, kept, announced } = setUp();
      changeElsewhere(text);
      store.getState().focus();
      expect(store.getState().popup).toBe('none');
      expect([kept.text, announced]).toEqual([undefined, []]);
    },
  );

  it('does not exist where the shop has it switched off [HIST-4]', () => {
    const { store, input } = setUpSearch();
    store.getState().focus();
    input('milk');
    store.getState().submit();
    expect(store.getState().popup).toBe('none');
  });
});

describe('a search', () => {
  it('puts its cleaned term first [HIST-3]', () => {
    const { store, input, kept } = setUp('bread', 'MILK');
    input('<b>milk</b>');
    store.getState().submit();
    expect(kept.text).toBe(stored('milk', 'bread'));
  });

  it('for nothing is not remembered [HIST-3]', () => {
    const { store, input, kept } = setUp('bread');
    input('!');
    store.getState().submit();
    expect(kept.text).toBe(stored('bread'));
  });

  it('of staff who act for a customer is not remembered [HIST-2]', () => {
    const { store, input, kept } = setUp('bread');
    kept.mayAdd = false;
    input('milk');
    store.getState().submit();
    expect(kept.text).toBe(stored('bread'));
  });

  it('for a recent term searches for it, and puts it first [HIST-3]', () => {
    const { store, searched, kept } = setUp('milk', 'bread');
    store.getState().focus();
    store.getState().act({ kind: 'recent', term: 'bread' }, 'pointer');
    expect([searched, kept.text]).toEqual([['bread'], stored('bread', 'milk')]);
  });
});

describe('removing a recent term', () => {
  it('selects its neighbour: the next, else the one before [HIST-5]', () => {
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

  it('with the pointer selects nothing [HIST-5]', () => {
    const { store, remove, active } = setUp('milk', 'bread');
    store.getState().focus();
    remove('milk', 'pointer');
    expect(active()).toBeUndefined();
  });

  it('can be undone for 10 s, where it stood [HIST-1]', () => {
    const { store, remove, act, kept, rows, announced } = setUp('milk', 'bread', 'eggs');
    store.getState().focus();
    remove('bread');
    act('undo');
    expect(kept.text).toBe(stored('milk', 'bread', 'eggs'));
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

describe('clearing the history', () => {
  it('removes what is stored, and can be undone [HIST-1]', () => {
    const { store, act, kept, rows, active } = setUp('milk', 'bread');
    store.getState().focus();
    for (let presses = 0; presses < 3; presses += 1) store.getState().move('ArrowDown');
    act('clear-all');
    expect([kept.text, rows(), active()]).toEqual([undefined, ['undo'], 'undo']);
    act('undo');
    expect([kept.text, rows()]).toEqual([stored('milk', 'bread'), ['milk', 'bread', 'clear-all']]);
  });

  it('closes the panel when nothing is left to undo [HIST-1]', () => {
    const { store, act, clock } = setUp('milk');
    store.getState().focus();
    act('clear-all');
    clock.pass(10_000);
    expect(store.getState()).toMatchObject({ popup: 'none', grid: [] });
  });
});

describe('another tab', () => {
  it('changes what is shown, and the selection stays on its term [HIST-2]', () => {
    const { store, changeElsewhere, rows, active } = setUp('milk', 'bread');
    store.getState().focus();
    store.getState().move('ArrowDown');
    changeElsewhere(stored('eggs', 'milk', 'bread'));
    expect([rows(), active()]).toEqual([['eggs', 'milk', 'bread', 'clear-all'], 'milk']);
  });

  it('that empties it closes the panel [HIST-2]', () => {
    const { store, changeElsewhere } = setUp('milk');
    store.getState().focus();
    changeElsewhere(undefined);
    expect(store.getState().popup).toBe('none');
  });

  it('is not overwritten: its newest term is kept when one is added here [HIST-3]', () => {
    const { store, input, kept } = setUp('milk');
    store.getState().focus();
    kept.text = stored('eggs', 'milk');
    input('bread');
    store.getState().submit();
    expect(kept.text).toBe(stored('bread', 'eggs', 'milk'));
  });

  it('is heard no longer once the search has ended [FED-6]', () => {
    const { stop, listeners } = setUp('milk');
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
