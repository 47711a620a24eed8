import { createDraft, pristine } from './draft';
import { setUpSearch } from './testing/search-set-up';

const NOTHING = { popup: 'none', terms: [], active: -1 };

const withList = async () => {
  const search = setUpSearch();
  search.type('milk');
  await search.respondLast('milk', 'milkshake');
  return search;
};

describe('createSearchStore: selecting a suggestion', () => {
  it('moves down and stays on the last, moves up and deselects [SRCH-8]', async () => {
    const { store, shown } = await withList();
    // Two suggestions, and the search for the term as typed.
    const path = (['Down', 'Down', 'Down', 'Down', 'Up', 'Up', 'Up', 'Up'] as const).map((direction) => {
      store.getState().move(`Arrow${direction}`);
      return shown().active;
    });
    expect(path).toEqual([0, 1, 2, 2, 1, 0, -1, -1]);
  });

  it('drops the selection at the next letter, so that Enter searches for the typed term [SRCH-8]', async () => {
    const { store, input, shown } = await withList();
    store.getState().move('ArrowDown');
    input('milks');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['milk', 'milkshake'], active: -1 });
  });

  it('drops the selection when a new response is shown [SRCH-8]', async () => {
    const { store, type, respondLast, shown } = await withList();
    type('bread');
    store.getState().move('ArrowDown');
    await respondLast('bread');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['bread'], active: -1 });
  });

  it('opens a closed list again, but not a cleared one [SRCH-8]', async () => {
    const { store, shown } = await withList();
    store.getState().close();
    expect(shown().popup).toBe('none');
    store.getState().move('ArrowDown');
    expect(shown()).toMatchObject({ popup: 'suggestions', active: 0 });
    store.getState().clear();
    store.getState().move('ArrowDown');
    expect(shown()).toEqual(NOTHING);
  });

  it('does nothing without suggestions [SRCH-8]', () => {
    const { store, shown } = setUpSearch();
    store.getState().move('ArrowDown');
    expect(shown()).toEqual(NOTHING);
  });
});

describe('createSearchStore: choosing a suggestion', () => {
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

describe('createSearchStore: compositions', () => {
  it('neither requests nor submits until the composition ends [SRCH-11]', () => {
    const { store, compose, endComposing, clock, searched, terms } = setUpSearch();
    compose('crè');
    store.getState().submit();
    clock.pass(1000);
    expect([terms(), searched]).toEqual([[], []]);
    endComposing('crème');
    expect(terms()).toEqual(['crème']);
    store.getState().submit();
    expect(searched).toEqual(['crème']);
  });

  it('cancels the pending request and silences the live region [SRCH-11]', async () => {
    const { type, compose, endComposing, requests, announced, silences } = setUpSearch();
    type('milk');
    compose('milkに');
    expect([requests[0]?.signal.aborted, silences.at(-1)]).toEqual([true, true]);
    await requests[0]?.respond({ ok: true, value: ['milk'] });
    expect(announced).toEqual([]);
    endComposing('milk');
    expect(silences.at(-1)).toBe(false);
  });

  it('requests suggestions when the keyboard composes every word [SRCH-5] [SRCH-11]', () => {
    const { compose, terms } = setUpSearch({ composesPlainWords: true });
    compose('milk');
    expect(terms()).toEqual(['milk']);
  });
});

describe('createSearchStore: submit', () => {
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
    expect(requests[0]?.signal.aborted).toBe(true);
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
});

describe('createSearchStore after the field was reset', () => {
  it('has nothing to submit and shows nothing [SRCH-10]', async () => {
    const { store, draft, shown, searched } = await withList();
    draft.setState(pristine(''));
    store.getState().submit();
    expect([shown(), searched]).toEqual([NOTHING, []]);
  });
});

describe('createSearchStore for two fields', () => {
  it('shares no state [FED-6]', async () => {
    const one = setUpSearch();
    const other = setUpSearch();
    one.type('milk');
    other.type('milk');
    await one.respondLast('milk');
    expect(other.shown()).toEqual(NOTHING);
    expect(other.terms()).toEqual(['milk']);
    expect(other.requests[0]?.signal.aborted).toBe(false);
  });
});

describe('createSearchStore after it was stopped', () => {
  it('ignores the field and leaves no timer [FED-6]', () => {
    const { stop, type, clock, terms } = setUpSearch();
    type('milk');
    stop();
    clock.pass(1000);
    type('bread');
    expect([terms(), clock.pending()]).toEqual([['milk'], 0]);
  });
});
