import { pristine } from './draft';
import { activeCell, type Cell } from './state';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const BAKERY = { name: 'Bakery', parent: undefined, href: '/ecom/shop/browse/groceries/bakery' };

/** Opens the overlay of small screens on a page of results for 'milk', or on another page. */
const setUpOverlay = (
  term: 'milk' | '',
  { recent = [] as string[], load = () => Promise.resolve([BAKERY]) } = {},
) => {
  const { storage, memory } = createHistoryStorage(recent.length > 0 ? stored(...recent) : undefined);
  const aisles = { load, matching: () => [] };
  const search = setUpSearch({ history: storage, isOverlay: () => true, aisles });
  search.draft.setState(pristine(term));
  search.store.getState().focus();
  return { ...search, memory };
};

describe('createStartPopup: the overlay', () => {
  it('shows the recent searches over the term of the page [HIST-1]', () => {
    expect(setUpOverlay('milk', { recent: ['bread'] }).shown()).toMatchObject({ terms: ['bread'] });
  });

  it('shows the aisles while there are no recent searches, and opens one', async () => {
    const { store, opened, shown } = setUpOverlay('');
    await Promise.resolve();
    const aisle = { kind: 'aisle', aisle: BAKERY } as const;
    expect(store.getState()).toMatchObject({ popup: 'aisles', grid: [[aisle]] });
    store.getState().act(aisle, 'keyboard');
    expect([opened, shown().popup]).toEqual([[BAKERY.href], 'none']);
  });

  it('shows the aisles below the recent searches too, also when one of these is removed', async () => {
    const { store } = setUpOverlay('', { recent: ['bread', 'milk'] });
    const names = () => store.getState().grid.map(([cell]) => nameOf(cell));
    await Promise.resolve();
    expect([store.getState().popup, names()]).toEqual(['history', ['bread', 'milk', 'clear-all', 'aisle']]);
    store.getState().act({ kind: 'remove', term: 'milk' }, 'pointer');
    expect(names()).toEqual(['bread', 'undo', 'clear-all', 'aisle']);
  });

  it.each(['the field is left', 'a letter is typed'])('shows no aisles that load after %s', async (when) => {
    const { store, input, shown } = setUpOverlay('');
    if (when === 'a letter is typed') input('m');
    else store.getState().close();
    await Promise.resolve();
    expect(shown().popup).toBe('none');
  });

  it('stays closed when there are no aisles', async () => {
    const { shown } = setUpOverlay('', { load: () => Promise.resolve([]) });
    await Promise.resolve();
    expect(shown().popup).toBe('none');
  });

  it('shows a term that is added while the recent searches are open [HIST-2]', () => {
    const { store, memory, shown } = setUpOverlay('', { recent: ['bread'] });
    store.getState().remember('<b>oat</b> milk');
    expect(shown().terms).toEqual(['oat milk', 'bread']);
    expect(memory.text).toBe(stored('oat milk', 'bread'));
  });
});

const nameOf = (cell: Cell | undefined) => (cell && 'term' in cell ? cell.term : cell?.kind);

const setUpHistory = (text: string | undefined) => {
  const { storage, ...history } = createHistoryStorage(text);
  const search = setUpSearch({ history: storage });
  const { store, input } = search;
  return {
    ...search,
    ...history,
    submit: (term: string) => {
      input(term);
      store.getState().submit();
    },
    act: (kind: 'undo' | 'clear-all') => {
      store.getState().act({ kind }, 'keyboard');
    },
    remove: (term: string, by: 'keyboard' | 'pointer' = 'keyboard') => {
      store.getState().act({ kind: 'remove', term }, by);
    },
    /** The first cell of each row. */
    rows: () => store.getState().grid.map(([cell]) => nameOf(cell)),
    active: () => nameOf(activeCell(store.getState())),
  };
};

/** Opens the recent searches, and selects a row. */
const openHistory = (terms: readonly string[], row = -1) => {
  const search = setUpHistory(stored(...terms));
  search.store.getState().focus();
  for (let presses = -1; presses < row; presses += 1) search.store.getState().move('ArrowDown');
  return search;
};

describe('createStartPopup: the recent searches', () => {
  it('open under an empty focused field, and are announced [HIST-1]', () => {
    const { store, rows, announced } = openHistory(['milk', 'bread']);
    expect(store.getState().popup).toBe('history');
    expect(rows()).toEqual(['milk', 'bread', 'clear-all']);
    expect(announced).toEqual(['You have: 2 previous search terms found.']);
  });

  it('show six terms [HIST-2]', () => {
    const { rows } = openHistory(['1', '2', '3', '4', '5', '6', '7']);
    expect(rows()).toEqual(['1', '2', '3', '4', '5', '6', 'clear-all']);
  });

  it('close when the first letter is typed, and open when the last one is deleted [HIST-1]', () => {
    const { input, shown } = openHistory(['milk']);
    input('b');
    expect(shown().popup).toBe('none');
    input('');
    expect(shown().popup).toBe('history');
  });

  it('stay closed for a stored text that is no list, and remove it without an announcement [HIST-4]', () => {
    const { store, shown, memory, announced } = setUpHistory('{"term":"milk"}');
    store.getState().focus();
    expect([shown().popup, memory.text, announced]).toEqual(['none', undefined, []]);
  });

  it('stay closed when the shop has switched them off [HIST-4]', () => {
    const { store, input, shown } = setUpSearch();
    input('milk');
    store.getState().submit();
    input('');
    store.getState().focus();
    expect(shown().popup).toBe('none');
  });
});

describe('createStartPopup: adding to the history', () => {
  it.each([
    ['adds the cleaned term first [HIST-3]', '<b>milk</b>', true, stored('milk', 'bread')],
    ['adds no empty term [HIST-3]', '!', true, stored('bread', 'MILK')],
    [
      'adds no term of staff who are signed on as a customer [HIST-2]',
      'milk',
      false,
      stored('bread', 'MILK'),
    ],
  ])('%s', (_title, term, mayAdd, text) => {
    const { submit, memory } = setUpHistory(stored('bread', 'MILK'));
    memory.mayAdd = mayAdd;
    submit(term);
    expect(memory.text).toBe(text);
  });

  it('searches for a chosen recent term, and moves it to the first place [HIST-3]', () => {
    const { store, searched, memory } = openHistory(['milk', 'bread']);
    store.getState().act({ kind: 'recent', term: 'bread' }, 'pointer');
    expect([searched, memory.text]).toEqual([['bread'], stored('bread', 'milk')]);
  });
});

describe('createStartPopup: removing a recent term', () => {
  it('selects the next term, or the previous one after the last [HIST-5]', () => {
    const { remove, active, rows, announced } = openHistory(['milk', 'bread', 'eggs'], 1);
    remove('bread');
    expect([active(), rows()]).toEqual(['eggs', ['milk', 'eggs', 'undo', 'clear-all']]);
    remove('eggs');
    expect(active()).toBe('milk');
    remove('milk');
    expect([active(), rows()]).toEqual(['undo', ['undo']]);
    expect(announced.slice(1)).toEqual(['bread removed.', 'eggs removed.', 'milk removed.']);
  });

  it('selects nothing when it was removed with the pointer [HIST-5]', () => {
    const { remove, active } = openHistory(['milk', 'bread'], 0);
    remove('milk', 'pointer');
    expect(active()).toBeUndefined();
  });

  it('can be undone for 10 s, which restores its place [HIST-1]', () => {
    const { remove, act, memory, rows, announced } = openHistory(['milk', 'bread', 'eggs']);
    remove('bread');
    act('undo');
    expect(memory.text).toBe(stored('milk', 'bread', 'eggs'));
    expect(rows()).toEqual(['milk', 'bread', 'eggs', 'clear-all']);
    expect(announced.at(-1)).toBe('Recent searches restored.');
  });

  it('can no longer be undone after 10 s [HIST-1]', () => {
    const { remove, rows, clock } = openHistory(['milk', 'bread']);
    remove('bread');
    clock.pass(9_999);
    expect(rows()).toContain('undo');
    clock.pass(1);
    expect(rows()).toEqual(['milk', 'clear-all']);
  });
});

describe('createStartPopup: clearing the history', () => {
  it('removes the stored terms, and can be undone [HIST-1]', () => {
    const { act, memory, rows, active } = openHistory(['milk', 'bread'], 2);
    act('clear-all');
    expect([memory.text, rows(), active()]).toEqual([undefined, ['undo'], 'undo']);
    act('undo');
    expect([memory.text, rows()]).toEqual([stored('milk', 'bread'), ['milk', 'bread', 'clear-all']]);
  });

  it('closes the panel when Undo is no longer offered [HIST-1]', () => {
    const { store, act, clock } = openHistory(['milk']);
    act('clear-all');
    clock.pass(10_000);
    expect(store.getState()).toMatchObject({ popup: 'none', grid: [] });
  });
});

describe('createStartPopup and another tab', () => {
  it('shows the terms of the other tab, and keeps the selection on its term [HIST-2]', () => {
    const { changeInOtherTab, rows, active } = openHistory(['milk', 'bread'], 0);
    changeInOtherTab(stored('eggs', 'milk', 'bread'));
    expect([rows(), active()]).toEqual([['eggs', 'milk', 'bread', 'clear-all'], 'milk']);
  });

  it('closes the panel when the other tab removes all terms [HIST-2]', () => {
    const { changeInOtherTab, shown } = openHistory(['milk']);
    changeInOtherTab(undefined);
    expect(shown().popup).toBe('none');
  });

  it('keeps the other tab’s newest term when a term is added here [HIST-3]', () => {
    const { submit, memory } = openHistory(['milk']);
    memory.text = stored('eggs', 'milk');
    submit('bread');
    expect(memory.text).toBe(stored('bread', 'eggs', 'milk'));
  });

  it('removes its storage listener when it is stopped [FED-6]', () => {
    const { stop, listeners } = openHistory(['milk']);
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
