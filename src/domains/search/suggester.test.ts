import fc from 'fast-check';
import { failed, ok } from '../../kernel/result';
import { setUpSearch } from './testing/search-set-up';

const NOTHING = { popup: 'none', terms: [], active: -1 };

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
    const { input, terms } = setUpSearch();
    input(' <b>mil</b>! ');
    expect(terms()).toEqual(['mil']);
  });

  it('asks only when the cleaned term has changed [SRCH-5]', () => {
    const { type, terms } = setUpSearch();
    for (const text of ['milk', 'milk ', ' milk', 'milk!', 'milk']) type(text);
    expect(terms()).toEqual(['milk']);
  });

  it('passes the gate before the pause: too short a term uses up no leading call [SRCH-5] [SRCH-6]', () => {
    const { input, terms } = setUpSearch();
    for (const text of ['m', 'mi', 'mil']) input(text);
    expect(terms()).toEqual(['mil']);
  });

  it('asks for the newest term after a pause of 300 ms [SRCH-6]', () => {
    const { input, clock, terms } = setUpSearch();
    for (const text of ['mil', 'milk', 'milks']) input(text);
    clock.pass(299);
    expect(terms()).toEqual(['mil']);
    clock.pass(1);
    expect(terms()).toEqual(['mil', 'milks']);
  });

  it('asks for nothing that was shortened while it waited [SRCH-5]', () => {
    const { input, clock, terms } = setUpSearch();
    for (const text of ['mil', 'milk', 'mi']) input(text);
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
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['milk', 'milkshake'], active: -1 });
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
    for (const way of ['close', 'clear'] as const) {
      const { type, store, answerLast, shown } = setUpSearch();
      type('milk');
      store.getState()[way]();
      await answerLast('milk');
      expect(shown()).toEqual(NOTHING);
    }
  });

  it('never wins, in whatever order answers and failures come [SRCH-6]', async () => {
    const typed = fc.array(fc.constantFrom('milk', 'bread', 'eggs', 'tea', 'mi', 'm', ''), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), typed, fc.infiniteStream(fc.boolean()), async (order, texts, luck) => {
        const { type, shown } = setUpSearch({
          suggestions: {
            load: (term) => {
              const fails = luck.next().value === true;
              return order.schedule(Promise.resolve(fails ? failed('network', 'reset') : ok([term])));
            },
          },
        });
        const shownFor = () => shown().terms.join();
        for (const text of texts) {
          type(text);
          const before = shownFor();
          await order.waitFor(Promise.resolve());
          // An answer that comes now is the newest term's, or nobody's.
          if (shownFor() !== before) expect(['', text]).toContain(shownFor());
        }
        await order.waitIdle();
        const last = texts.at(-1) ?? '';
        if (last.length >= 3) expect(['', last]).toContain(shownFor());
        if (last.length < 2) expect(shownFor()).toBe('');
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('an answer that is long in coming', () => {
  it('counts as stalled after 300 ms, until it comes [SRCH-6]', async () => {
    const { input, clock, store, answerLast } = setUpSearch();
    input('milk');
    clock.pass(299);
    expect(store.getState().isStalled).toBe(false);
    clock.pass(1);
    expect(store.getState().isStalled).toBe(true);
    await answerLast('milk');
    expect(store.getState().isStalled).toBe(false);
  });

  it.each(['m', 'mi', ''])('keeps nobody waiting once the field holds %p [SRCH-6]', (text) => {
    const { input, type, clock, store } = setUpSearch();
    type('milk');
    expect(store.getState().isStalled).toBe(true);
    input(text);
    expect(store.getState().isStalled).toBe(false);
    clock.pass(5_000);
    expect(store.getState().isStalled).toBe(false);
  });
});
