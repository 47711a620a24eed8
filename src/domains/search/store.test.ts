import { createDraft, pristine } from './draft';
import { setUpSearch } from './testing/search-set-up';

const NOTHING = { popup: 'none', terms: [], active: -1 };

const withList = async () => {
  const search = setUpSearch();
  search.type('milk');
  await search.answerLast('milk', 'milkshake');
  return search;
};

describe('the selection among suggestions', () => {
  it('moves down and stays on the last, moves up and deselects [SRCH-8]', async () => {
    const { store, shown } = await withList();
    const path = (['Down', 'Down', 'Down', 'Up', 'Up', 'Up'] as const).map((way) => {
      store.getState().move(`Arrow${way}`);
      return shown().active;
    });
    expect(path).toEqual([0, 1, 1, 0, -1, -1]);
  });

  it('is of what the field held: the next letter drops it, so that Enter takes what was typed [SRCH-8]', async () => {
    const { store, input, shown } = await withList();
    store.getState().move('ArrowDown');
    input('milks');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['milk', 'milkshake'], active: -1 });
  });

  it('is dropped by a new answer [SRCH-8]', async () => {
    const { store, type, answerLast, shown } = await withList();
    type('bread');
    store.getState().move('ArrowDown');
    await answerLast('bread');
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

  it('does nothing where there are no suggestions [SRCH-8]', () => {
    const { store, shown } = setUpSearch();
    store.getState().move('ArrowDown');
    expect(shown()).toEqual(NOTHING);
  });
});

describe('taking a suggestion', () => {
  it('searches for it, and the field holds it [SRCH-8] [SRCH-9]', async () => {
    const { store, draft, searched, shown, terms } = await withList();
    store.getState().act({ kind: 'suggestion', term: 'milkshake' }, 'keyboard');
    expect([searched, draft.getState().text, shown()]).toEqual([['milkshake'], 'milkshake', NOTHING]);
    expect(terms()).toEqual(['milk']);
  });

  it('in a new tab leaves this page as it is [SRCH-9]', async () => {
    const { store, searched, newTabs } = await withList();
    store.getState().act({ kind: 'suggestion', term: 'milkshake' }, 'pointer', true);
    expect([searched, newTabs]).toEqual([[], ['milkshake']]);
  });
});

describe('composing with an input method', () => {
  it('neither asks nor submits until it ends [SRCH-11]', () => {
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

  it('drops what is under way, and is not talked into [SRCH-11]', async () => {
    const { type, compose, endComposing, asked, announced, silences } = setUpSearch();
    type('milk');
    compose('milkに');
    expect([asked[0]?.signal.aborted, silences.at(-1)]).toEqual([true, true]);
    await asked[0]?.answer({ ok: true, value: ['milk'] });
    expect(announced).toEqual([]);
    endComposing('milk');
    expect(silences.at(-1)).toBe(false);
  });

  it('asks as plain typing does where the keyboard composes every word [SRCH-5] [SRCH-11]', () => {
    const { compose, terms } = setUpSearch({ composesPlainWords: true });
    compose('milk');
    expect(terms()).toEqual(['milk']);
  });
});

describe('submitting', () => {
  it('does nothing while the field is as it came [SRCH-2]', () => {
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

  it('cleans what is searched for and leaves the field as typed [SRCH-3]', () => {
    const { store, input, draft, searched } = setUpSearch();
    input('<b>milk</b>!');
    store.getState().submit();
    expect([searched, draft.getState().text]).toEqual([['milk'], '<b>milk</b>!']);
  });

  it('drops what was under way [SRCH-6]', async () => {
    const { type, store, asked, answerLast, shown } = setUpSearch();
    type('milk');
    store.getState().submit();
    expect(asked[0]?.signal.aborted).toBe(true);
    await answerLast('milk');
    expect(shown()).toEqual(NOTHING);
  });

  it('takes up what was typed before the store was there [SRCH-2] [SRCH-5]', () => {
    const draft = createDraft('');
    draft.setState({ text: 'milk', isEdited: true });
    const { store, searched, terms } = setUpSearch({ draft });
    store.getState().focus();
    expect(terms()).toEqual(['milk']);
    store.getState().submit();
    expect(searched).toEqual(['milk']);
  });
});

describe('a field made pristine', () => {
  it('has nothing to submit and shows nothing [SRCH-10]', async () => {
    const { store, draft, shown, searched } = await withList();
    draft.setState(pristine(''));
    store.getState().submit();
    expect([shown(), searched]).toEqual([NOTHING, []]);
  });
});

describe('two search fields', () => {
  it('share nothing [FED-6]', async () => {
    const one = setUpSearch();
    const other = setUpSearch();
    one.type('milk');
    other.type('milk');
    await one.answerLast('milk');
    expect(other.shown()).toEqual(NOTHING);
    expect(other.terms()).toEqual(['milk']);
    expect(other.asked[0]?.signal.aborted).toBe(false);
  });
});

describe('a search that has ended', () => {
  it('follows the field no longer and leaves nothing to come [FED-6]', () => {
    const { stop, type, clock, terms } = setUpSearch();
    type('milk');
    stop();
    clock.pass(1000);
    type('bread');
    expect([terms(), clock.pending()]).toEqual([['milk'], 0]);
  });
});
