import fc from 'fast-check';
import { failed, ok } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { createSearchStore } from './store';
import { setUpSearch } from './testing/search-set-up';

const NOTHING = { isListOpen: false, terms: [], active: -1 };

describe('asking for suggestions', () => {
  it.each(['', 'm', 'mi', '  mi  ', 'm<b></b>', '!!!', '日本語'])(
    'asks for nothing below 3 cleaned characters: %p [SRCH-5]',
    (text) => {
      const { type, terms } = setUpSearch();
      type(text);
      expect(terms()).toEqual([]);
    },
  );

  it('asks for the cleaned term from 3 characters on, at once [SRCH-5] [SRCH-6]', () => {
    const { store, terms } = setUpSearch();
    store.getState().input(' <b>mil</b>! ');
    expect(terms()).toEqual(['mil']);
  });

  it('asks only when the cleaned term has changed [SRCH-5]', () => {
    const { type, terms } = setUpSearch();
    for (const text of ['milk', 'milk ', ' milk', 'milk!', 'milk']) type(text);
    expect(terms()).toEqual(['milk']);
  });

  it('passes the gate before the pause: too short a term uses up no leading call [SRCH-5] [SRCH-6]', () => {
    const { store, terms } = setUpSearch();
    for (const text of ['m', 'mi', 'mil']) store.getState().input(text);
    expect(terms()).toEqual(['mil']);
  });

  it('asks for the newest term after a pause of 300 ms [SRCH-6]', () => {
    const { store, clock, terms } = setUpSearch();
    for (const text of ['mil', 'milk', 'milks']) store.getState().input(text);
    clock.pass(299);
    expect(terms()).toEqual(['mil']);
    clock.pass(1);
    expect(terms()).toEqual(['mil', 'milks']);
  });

  it('asks for nothing that was shortened while it waited [SRCH-5]', () => {
    const { store, clock, terms } = setUpSearch();
    for (const text of ['mil', 'milk', 'mi']) store.getState().input(text);
    clock.pass(1000);
    expect(terms()).toEqual(['mil']);
  });

  it('shows what was answered before without asking again [SRCH-5]', async () => {
    const { type, answerLast, terms, shown } = setUpSearch();
    type('milk');
    await answerLast('milk', 'milkshake');
    type('bread');
    await answerLast('bread');
    type('milk');
    expect(terms()).toEqual(['milk', 'bread']);
    expect(shown().terms).toEqual(['milk', 'milkshake']);
  });
});

describe('suggestions on show', () => {
  it('are those of the answer, told once with their number [SRCH-7]', async () => {
    const { type, answerLast, shown, announced } = setUpSearch();
    type('milk');
    await answerLast('milk', 'milkshake');
    expect(shown()).toEqual({ isListOpen: true, terms: ['milk', 'milkshake'], active: -1 });
    expect(announced).toEqual(['2 suggestions available.']);
  });

  it('stay at 2 characters and go below [SRCH-5]', async () => {
    const { type, answerLast, shown } = setUpSearch();
    type('milk');
    await answerLast('milk');
    type('mi');
    expect(shown().terms).toEqual(['milk']);
    type('m');
    expect(shown()).toEqual(NOTHING);
  });

  it('are asked for again after they went [SRCH-5]', () => {
    const { type, terms } = setUpSearch();
    for (const text of ['milk', '', 'milk']) type(text);
    expect(terms()).toEqual(['milk', 'milk']);
  });

  it('are none after a failure, which is told to nobody, and the term can be asked for again [SRCH-12]', async () => {
    const { type, answerLast, asked, shown, announced, terms } = setUpSearch();
    type('milk');
    await answerLast('milk');
    type('bread');
    await asked.at(-1)?.answer(failed('http', 'Request failed', 503));
    expect(shown()).toEqual(NOTHING);
    expect(announced).toHaveLength(1);
    type('bread ');
    expect(terms()).toEqual(['milk', 'bread', 'bread']);
  });
});

describe('a late answer', () => {
  it('is not shown, and its request is cancelled by the newer term [SRCH-6]', async () => {
    const { type, asked, shown } = setUpSearch();
    type('milk');
    type('bread');
    const [older, newer] = asked;
    expect(older?.signal.aborted).toBe(true);
    await newer?.answer(ok(['bread']));
    await older?.answer(ok(['milk']));
    expect(shown().terms).toEqual(['bread']);
  });

  it.each(['m', ''])('does not come back once the field holds %p [SRCH-5] [SRCH-6]', async (text) => {
    const { type, answerLast, shown } = setUpSearch();
    type('milk');
    type(text);
    await answerLast('milk');
    expect(shown()).toEqual(NOTHING);
  });

  it('does not open the list after Escape or Tab [SRCH-8]', async () => {
    const { type, store, answerLast, shown } = setUpSearch();
    type('milk');
    store.getState().closeList();
    await answerLast('milk');
    expect(shown()).toEqual(NOTHING);
  });

  it('never wins, in whatever order answers and failures come [SRCH-6]', async () => {
    const typed = fc.array(fc.constantFrom('milk', 'bread', 'eggs', 'tea', 'mi', 'm', ''), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), typed, fc.infiniteStream(fc.boolean()), async (order, texts, luck) => {
        const clock = createManualClock();
        const store = createSearchStore({
          clock,
          draft: { text: '', isEdited: false },
          announce: () => undefined,
          search: () => undefined,
          suggestions: {
            load: (term) => {
              const fails = luck.next().value === true;
              return order.schedule(Promise.resolve(fails ? failed('network', 'reset') : ok([term])));
            },
          },
        });
        const shownFor = () => store.getState().terms.join();
        for (const text of texts) {
          store.getState().input(text);
          clock.pass(1000);
          const before = shownFor();
          await order.waitFor(Promise.resolve());
          // An answer that comes now is the newest term's, or nobody's.
          if (shownFor() !== before) expect(['', text]).toContain(shownFor());
        }
        await order.waitAll();
        const last = texts.at(-1) ?? '';
        if (last.length >= 3) expect(['', last]).toContain(shownFor());
        if (last.length < 2) expect(shownFor()).toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

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
