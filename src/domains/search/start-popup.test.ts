import { pristine } from './draft';
import type { Aisle } from './ports';
import { activeCell } from './state';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const BAKERY: Aisle = { name: 'Bakery', parent: undefined, href: '/ecom/shop/browse/groceries/bakery' };

/** Opens the overlay of small screens on a page of results for 'milk', or on another page. */
const setUpOverlay = (
  term: 'milk' | '',
  { recent = [] as string[], load = () => Promise.resolve([BAKERY]) } = {},
) => {
  const { storage, memory } = createHistoryStorage(recent.length > 0 ? stored(...recent) : undefined);
  const search = setUpSearch({
    history: storage,
    isOverlay: () => true,
    aisles: { load, matching: () => [] },
  });
  search.draft.setState(pristine(term));
  search.store.getState().focus();
  return { ...search, memory, kinds: () => search.store.getState().grid.map(([cell]) => cell?.kind) };
};

describe('createStartPopup: the overlay', () => {
  it('shows the recent searches over the term of the page [HIST-1]', () => {
    expect(setUpOverlay('milk', { recent: ['bread'] }).shown()).toEqual({
      popup: 'history',
      terms: ['bread'],
      active: -1,
    });
  });

  it('shows the aisles while there are no recent searches, and opens one', async () => {
    const { store, kinds, opened, shown } = setUpOverlay('');
    await Promise.resolve();
    expect([shown().popup, kinds()]).toEqual(['aisles', ['aisle']]);
    store.getState().move('ArrowDown');
    store.getState().act({ kind: 'aisle', aisle: BAKERY }, 'keyboard');
    expect([opened, shown().popup]).toEqual([[BAKERY.href], 'none']);
  });

  it.each(['the field is left', 'a letter is typed'])('shows no aisles that load after %s', async (when) => {
    const { store, input, shown } = setUpOverlay('');
    if (when === 'a letter is typed') input('m');
    else store.getState().close();
    await Promise.resolve();
    expect(shown().popup).toBe('none');
  });

  it('shows a term that is added while the recent searches are open [HIST-2]', () => {
    const { store, memory, shown } = setUpOverlay('', { recent: ['bread'] });
    store.getState().remember('<b>oat</b> milk');
    expect(shown().terms).toEqual(['oat milk', 'bread']);
    expect(memory.text).toBe(stored('oat milk', 'bread'));
  });

  it('stays closed when there are no aisles', async () => {
    const { shown } = setUpOverlay('', { load: () => Promise.resolve([]) });
    await Promise.resolve();
    expect(shown().popup).toBe('none');
  });
});

const setUpHistory = (...terms: string[]) => {
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

describe('createStartPopup: the recent searches', () => {
  it('opens under an empty focused field, and is announced [HIST-1]', () => {
    const { store, rows, announced } = setUpHistory('milk', 'bread');
    store.getState().focus();
    expect(store.getState().popup).toBe('history');
    expect(rows()).toEqual(['milk', 'bread', 'clear-all']);
    expect(announced).toEqual(['You have: 2 previous search terms found.']);
  });

  it('shows six terms [HIST-2]', () => {
    const { store, rows } = setUpHistory('1', '2', '3', '4', '5', '6', '7');
    store.getState().focus();
    expect(rows()).toEqual(['1', '2', '3', '4', '5', '6', 'clear-all']);
  });

  it('closes when the first letter is typed, and opens when the last one is deleted [HIST-1]', () => {
    const { store, input } = setUpHistory('milk');
    store.getState().focus();
    input('b');
    expect(store.getState().popup).toBe('none');
    input('');
    expect(store.getState().popup).toBe('history');
  });

  it.each(['nonsense', '{"term":"milk"}', '"milk"', 'null', `[${'1,'.repeat(100_000)}1]`])(
    'shows nothing for a stored %.20s, and removes it without an announcement [HIST-4]',
    (text) => {
      const { store, changeInOtherTab, memory, announced } = setUpHistory();
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

describe('createStartPopup: adding to the history', () => {
  it('adds the cleaned term first [HIST-3]', () => {
    const { store, input, memory } = setUpHistory('bread', 'MILK');
    input('<b>milk</b>');
    store.getState().submit();
    expect(memory.text).toBe(stored('milk', 'bread'));
  });

  it('adds no empty term [HIST-3]', () => {
    const { store, input, memory } = setUpHistory('bread');
    input('!');
    store.getState().submit();
    expect(memory.text).toBe(stored('bread'));
  });

  it('adds no term of staff who are signed on as a customer [HIST-2]', () => {
    const { store, input, memory } = setUpHistory('bread');
    memory.mayAdd = false;
    input('milk');
    store.getState().submit();
    expect(memory.text).toBe(stored('bread'));
  });

  it('searches for a chosen recent term, and moves it to the first place [HIST-3]', () => {
    const { store, searched, memory } = setUpHistory('milk', 'bread');
    store.getState().focus();
    store.getState().act({ kind: 'recent', term: 'bread' }, 'pointer');
    expect([searched, memory.text]).toEqual([['bread'], stored('bread', 'milk')]);
  });
});

describe('createStartPopup: removing a recent term', () => {
  it('selects the next term, or the previous one after the last [HIST-5]', () => {
    const { store, remove, active, rows, announced } = setUpHistory('milk', 'bread', 'eggs');
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
    const { store, remove, active } = setUpHistory('milk', 'bread');
    store.getState().focus();
    remove('milk', 'pointer');
    expect(active()).toBeUndefined();
  });

  it('can be undone for 10 s, which restores its place [HIST-1]', () => {
    const { store, remove, act, memory, rows, announced } = setUpHistory('milk', 'bread', 'eggs');
    store.getState().focus();
    remove('bread');
    act('undo');
    expect(memory.text).toBe(stored('milk', 'bread', 'eggs'));
    expect(rows()).toEqual(['milk', 'bread', 'eggs', 'clear-all']);
    expect(announced.at(-1)).toBe('Recent searches restored.');
  });

  it('can no longer be undone after 10 s [HIST-1]', () => {
    const { store, remove, rows, clock } = setUpHistory('milk', 'bread');
    store.getState().focus();
    remove('bread');
    clock.pass(9_999);
    expect(rows()).toContain('undo');
    clock.pass(1);
    expect(rows()).toEqual(['milk', 'clear-all']);
  });
});

describe('createStartPopup: clearing the history', () => {
  it('removes the stored terms, and can be undone [HIST-1]', () => {
    const { store, act, memory, rows, active } = setUpHistory('milk', 'bread');
    store.getState().focus();
    for (let presses = 0; presses < 3; presses += 1) store.getState().move('ArrowDown');
    act('clear-all');
    expect([memory.text, rows(), active()]).toEqual([undefined, ['undo'], 'undo']);
    act('undo');
    expect([memory.text, rows()]).toEqual([stored('milk', 'bread'), ['milk', 'bread', 'clear-all']]);
  });

  it('closes the panel when Undo is no longer offered [HIST-1]', () => {
    const { store, act, clock } = setUpHistory('milk');
    store.getState().focus();
    act('clear-all');
    clock.pass(10_000);
    expect(store.getState()).toMatchObject({ popup: 'none', grid: [] });
  });
});

describe('createStartPopup and another tab', () => {
  it('shows the terms of the other tab, and keeps the selection on its term [HIST-2]', () => {
    const { store, changeInOtherTab, rows, active } = setUpHistory('milk', 'bread');
    store.getState().focus();
    store.getState().move('ArrowDown');
    changeInOtherTab(stored('eggs', 'milk', 'bread'));
    expect([rows(), active()]).toEqual([['eggs', 'milk', 'bread', 'clear-all'], 'milk']);
  });

  it('closes the panel when the other tab removes all terms [HIST-2]', () => {
    const { store, changeInOtherTab } = setUpHistory('milk');
    store.getState().focus();
    changeInOtherTab(undefined);
    expect(store.getState().popup).toBe('none');
  });

  it('keeps the other tab’s newest term when a term is added here [HIST-3]', () => {
    const { store, input, memory } = setUpHistory('milk');
    store.getState().focus();
    memory.text = stored('eggs', 'milk');
    input('bread');
    store.getState().submit();
    expect(memory.text).toBe(stored('bread', 'eggs', 'milk'));
  });

  it('removes its storage listener when it is stopped [FED-6]', () => {
    const { stop, listeners } = setUpHistory('milk');
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
