import { setUpSearch } from './testing/search-set-up';

const NOTHING = { isListOpen: false, terms: [], active: -1 };

describe('the keyboard among suggestions', () => {
  const withList = async () => {
    const search = setUpSearch();
    search.type('milk');
    await search.answerLast('milk', 'milkshake');
    return search;
  };

  it('moves down and stays on the last, moves up and deselects [SRCH-8]', async () => {
    const { store, shown } = await withList();
    const path = (['down', 'down', 'down', 'up', 'up', 'up'] as const).map((key) => {
      store.getState().move(key);
      return shown().active;
    });
    expect(path).toEqual([0, 1, 1, 0, -1, -1]);
  });

  it('takes the selected suggestion with Enter [SRCH-8]', async () => {
    const { store, searched } = await withList();
    store.getState().move('down');
    store.getState().move('down');
    store.getState().submit();
    expect(searched).toEqual(['milkshake']);
    expect(store.getState().text).toBe('milkshake');
  });

  it('searches for what was typed when none is selected [SRCH-8] [SRCH-9]', async () => {
    const { store, searched, shown } = await withList();
    store.getState().submit();
    expect(searched).toEqual(['milk']);
    expect(shown()).toEqual(NOTHING);
  });

  it('closes the list and opens it again with an arrow [SRCH-8]', async () => {
    const { store, shown } = await withList();
    store.getState().closeList();
    expect(shown().isListOpen).toBe(false);
    store.getState().move('down');
    expect(shown()).toMatchObject({ isListOpen: true, active: 0 });
  });

  it('forgets what was selected when a new answer comes [SRCH-8]', async () => {
    const { store, type, answerLast, shown } = await withList();
    store.getState().move('down');
    type('bread');
    await answerLast('bread');
    expect(shown().active).toBe(-1);
  });

  it('does nothing where there are no suggestions [SRCH-8]', () => {
    const { store, shown } = setUpSearch();
    store.getState().move('down');
    expect(shown()).toEqual(NOTHING);
  });
});

describe('composing with an input method', () => {
  it('neither asks nor submits until it ends [SRCH-11]', () => {
    const { store, clock, searched, terms } = setUpSearch();
    const { composeStart, composeEnd, input, submit } = store.getState();
    composeStart();
    input('crè');
    submit();
    clock.pass(1000);
    expect([terms(), searched]).toEqual([[], []]);
    composeEnd('crème');
    expect(terms()).toEqual(['crème']);
    submit();
    expect(searched).toEqual(['crème']);
  });

  it('is not talked over by an answer [SRCH-11]', async () => {
    const { store, type, answerLast, announced } = setUpSearch();
    type('milk');
    store.getState().composeStart();
    await answerLast('milk');
    expect(announced).toEqual([]);
  });
});

describe('submitting', () => {
  it('does nothing while the field is as it came [SRCH-2]', () => {
    const { store, searched } = setUpSearch({ text: 'milk', isEdited: false });
    store.getState().submit();
    expect(searched).toEqual([]);
  });

  it('goes to the plain search page once the field was emptied [SRCH-2] [SRCH-9]', () => {
    const { store, searched } = setUpSearch({ text: 'milk', isEdited: false });
    store.getState().clear();
    store.getState().submit();
    expect(searched).toEqual(['']);
  });

  it('cleans what is searched for and leaves the field as typed [SRCH-3]', () => {
    const { store, searched } = setUpSearch();
    store.getState().input('<b>milk</b>!');
    store.getState().submit();
    expect(searched).toEqual(['milk']);
    expect(store.getState().text).toBe('<b>milk</b>!');
  });

  it('drops what was under way [SRCH-6]', async () => {
    const { type, store, asked, answerLast, shown } = setUpSearch();
    type('milk');
    store.getState().submit();
    expect(asked[0]?.signal.aborted).toBe(true);
    await answerLast('milk');
    expect(shown()).toEqual(NOTHING);
  });

  it('takes up what was typed before the store was there [SRCH-2]', () => {
    const { store, searched } = setUpSearch({ text: 'milk', isEdited: true });
    store.getState().submit();
    expect(searched).toEqual(['milk']);
  });
});

describe('cancelling the search', () => {
  it('empties the field, which is as it came again [SRCH-10]', async () => {
    const { type, store, answerLast, shown, searched } = setUpSearch();
    type('milk');
    await answerLast('milk');
    store.getState().reset();
    store.getState().submit();
    expect(store.getState()).toMatchObject({ text: '', isEdited: false });
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
