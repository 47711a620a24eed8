import { pristine } from './draft';
import { pressKey } from './keys';
import type { Aisle } from './ports';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const BAKERY: Aisle = { name: 'Bakery', parent: undefined, href: '/ecom/shop/browse/groceries/bakery' };

/** Opens the overlay of small screens on a page of results for 'milk', or on another page. */
const setUp = (
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

const settle = () =>
  new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });

describe('createStartPopup', () => {
  it('shows the recent searches over the term of the page [HIST-1]', () => {
    expect(setUp('milk', { recent: ['bread'] }).shown()).toEqual({
      popup: 'history',
      terms: ['bread'],
      active: -1,
    });
  });

  it('shows the aisles while there are no recent searches, and opens one', async () => {
    const { store, kinds, opened, shown } = setUp('');
    await settle();
    expect([shown().popup, kinds()]).toEqual(['aisles', ['aisle']]);
    store.getState().move('ArrowDown');
    store.getState().act({ kind: 'aisle', aisle: BAKERY }, 'keyboard');
    expect([opened, shown().popup]).toEqual([[BAKERY.href], 'none']);
  });

  it.each([
    [
      'the field is left',
      ({ store }: ReturnType<typeof setUp>) => {
        store.getState().close();
      },
    ],
    [
      'a letter is typed',
      ({ input }: ReturnType<typeof setUp>) => {
        input('m');
      },
    ],
  ])('shows no aisles that load after %s', async (_when, act) => {
    const search = setUp('');
    act(search);
    await settle();
    expect(search.shown().popup).toBe('none');
  });

  it('stays closed when there are no aisles', async () => {
    const { shown } = setUp('', { load: () => Promise.resolve([]) });
    await settle();
    expect(shown().popup).toBe('none');
  });
});

describe('createSearchStore: the overlay', () => {
  const pressEnter = ({ store }: ReturnType<typeof setUp>) => {
    const press = { keyCode: 13, isComposing: false, altKey: false, ctrlKey: false, metaKey: false };
    pressKey(store.getState(), { ...press, key: 'Enter', preventDefault: () => undefined });
  };

  it('closes with Enter while its term is unchanged [SRCH-10]', () => {
    const unchanged = setUp('milk');
    pressEnter(unchanged);
    expect(unchanged.closings).toEqual(['overlay']);
    const edited = setUp('milk');
    edited.input('mil');
    pressEnter(edited);
    expect(edited.closings).toEqual([]);
  });

  it('shows a term that is added while the history is open [HIST-2]', () => {
    const { store, memory, shown } = setUp('', { recent: ['bread'] });
    store.getState().remember('<b>oat</b> milk');
    expect(shown().terms).toEqual(['oat milk', 'bread']);
    expect(memory.text).toBe(stored('oat milk', 'bread'));
  });
});

describe('createSearchStore: the last rows of the suggestions', () => {
  const withAisle = () => {
    const bread: Aisle = {
      name: 'Bread',
      parent: 'Bakery',
      href: '/ecom/shop/browse/groceries/bakery/bread',
    };
    return setUpSearch({
      aisles: { load: () => Promise.resolve([]), matching: (term) => (term === 'bread' ? [bread] : []) },
    });
  };

  it('are the aisles that match, and a search for the term as typed [SRCH-8]', async () => {
    const { store, type, respondLast, input, searched } = withAisle();
    type('bread');
    await respondLast('bread rolls');
    expect(store.getState().grid.map(([cell]) => cell?.kind)).toEqual(['suggestion', 'aisle', 'search']);
    input('bread m');
    const last = store.getState().grid.at(-1)?.[0];
    expect(last).toEqual({ kind: 'search', term: 'bread m' });
    if (last) store.getState().act(last, 'pointer');
    expect(searched).toEqual(['bread m']);
  });

  it('are there without suggestions, too [SRCH-12]', async () => {
    const { store, type, respondLast } = withAisle();
    type('bread');
    await respondLast();
    expect(store.getState().popup).toBe('suggestions');
    expect(store.getState().grid.map(([cell]) => cell?.kind)).toEqual(['aisle', 'search']);
  });
});
