import { createDraft, pristine } from './draft';
import { createHistoryStorage, setUpSearch, stored } from './testing/search-set-up';

const NOTHING = { popup: 'none', terms: [], active: -1 };

const withList = async () => {
  const search = setUpSearch();
  await search.suggest('milk', 'milkshake');
  return search;
};

describe('createActions: choosing a suggestion', () => {
  it('searches for it, and writes it into the field [SRCH-8] [SRCH-9]', async () => {
    const { store, draft, searched, shown, terms } = await withList();
    store.getState().act({ kind: 'suggestion', term: 'milkshake' }, 'keyboard');
    expect([searched, draft.getState().text, shown()]).toEqual([['milkshake'], 'milkshake', NOTHING]);
    expect(terms()).toEqual(['milk']);
  });

  it('in a new tab does not search on this page [SRCH-9]', async () => {
    const { store, searched, newTabs } = await withList();
    store.getState().act({ kind: 'suggestion', term: 'milkshake' }, 'pointer', true);
    expect([searched, newTabs]).toEqual([[], ['milkshake']]);
  });
});

describe('createActions: choosing a search within a category', () => {
  it('searches for its term there, writes it into the field, and remembers it [SRCH-9] [HIST-1]', async () => {
    const { memory, storage } = createHistoryStorage();
    const { store, draft, type, requests, searched, shown } = setUpSearch({ history: storage });
    type('mil');
    const scope = { term: 'milk', category: '7', name: 'Dairy' };
    await requests.at(-1)?.respond({ ok: true, value: { terms: ['milk'], scopes: [scope] } });
    expect(store.getState().grid.map(([cell]) => cell?.kind)).toEqual(['suggestion', 'scope', 'search']);
    store.getState().act({ kind: 'scope', scope }, 'keyboard');
    expect([searched, draft.getState().text, memory.text, shown()]).toEqual([
      ['milk in 7'],
      'milk',
      stored('milk'),
      NOTHING,
    ]);
  });
});

describe('createActions: submit', () => {
  it('does nothing before the field is edited [SRCH-2]', () => {
    const { store, searched } = setUpSearch({ draft: createDraft('milk') });
    store.getState().submit();
    expect(searched).toEqual([]);
  });

  it('goes to the plain search page once the field was emptied [SRCH-2] [SRCH-9]', () => {
    const { store, input, searched } = setUpSearch();
    input('milk');
    input('');
    store.getState().submit();
    expect(searched).toEqual(['']);
  });

  it('cleans the term and keeps the field as typed [SRCH-3]', () => {
    const { store, input, draft, searched } = setUpSearch();
    input('<b>milk</b>!');
    store.getState().submit();
    expect([searched, draft.getState().text]).toEqual([['milk'], '<b>milk</b>!']);
  });

  it('cancels the pending request [SRCH-6]', async () => {
    const { type, store, requests, respondLast, shown } = setUpSearch();
    type('milk');
    store.getState().submit();
    expect(requests[0]?.args[1].aborted).toBe(true);
    await respondLast('milk');
    expect(shown()).toEqual(NOTHING);
  });

  it('uses a term that was typed before the store was created [SRCH-2] [SRCH-5]', () => {
    const draft = createDraft('');
    draft.setState({ text: 'milk', isEdited: true });
    const { store, searched, terms } = setUpSearch({ draft });
    store.getState().focus();
    expect(terms()).toEqual(['milk']);
    store.getState().submit();
    expect(searched).toEqual(['milk']);
  });

  it('does not request again with a later focus if the list was open at the first one [SRCH-5]', async () => {
    const { store, terms, shown } = await withList();
    store.getState().focus();
    store.getState().clear();
    store.getState().focus();
    expect([terms(), shown()]).toEqual([['milk'], NOTHING]);
  });

  it('has no term after the field was reset [SRCH-10]', async () => {
    const { store, draft, shown, searched } = await withList();
    draft.setState(pristine(''));
    store.getState().submit();
    expect([shown(), searched]).toEqual([NOTHING, []]);
  });
});
