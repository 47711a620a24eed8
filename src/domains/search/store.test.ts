import { fc } from '../../../tests/setup/property-tests';
import { failed, ok } from '../../kernel/result';
import type { Aisle } from './ports';
import { setUpSearch } from './testing/search-set-up';

const NOTHING = { popup: 'none', terms: [], active: -1 };

const withList = async () => {
  const search = setUpSearch();
  search.type('milk');
  await search.respondLast('milk', 'milkshake');
  return search;
};

describe('createSearchStore: requests for suggestions', () => {
  it.each(['', 'm', 'mi', '  mi  ', 'm<b></b>', '!!!', '日本語'])(
    'sends no request below 3 cleaned characters: %p [SRCH-5]',
    (text) => {
      const { type, terms } = setUpSearch();
      type(text);
      expect(terms()).toEqual([]);
    },
  );

  it('requests the cleaned term at once from 3 characters [SRCH-5] [SRCH-6]', () => {
    const { input, terms } = setUpSearch();
    input(' <b>mil</b>! ');
    expect(terms()).toEqual(['mil']);
  });

  it('sends a request only when the cleaned term has changed [SRCH-5]', () => {
    const { type, terms } = setUpSearch();
    for (const text of ['milk', 'milk ', ' milk', 'milk!', 'milk']) type(text);
    expect(terms()).toEqual(['milk']);
  });

  it('checks the length before the debounce: a short term does not use the leading call [SRCH-5] [SRCH-6]', () => {
    const { input, terms } = setUpSearch();
    for (const text of ['m', 'mi', 'mil']) input(text);
    expect(terms()).toEqual(['mil']);
  });

  it('requests the newest term after a pause of 300 ms [SRCH-6]', () => {
    const { input, clock, terms } = setUpSearch();
    for (const text of ['mil', 'milk', 'milks']) input(text);
    clock.pass(299);
    expect(terms()).toEqual(['mil']);
    clock.pass(1);
    expect(terms()).toEqual(['mil', 'milks']);
  });

  it('sends no request for a term that was shortened during the debounce [SRCH-5]', () => {
    const { input, clock, terms } = setUpSearch();
    for (const text of ['mil', 'milk', 'mi']) input(text);
    clock.pass(1000);
    expect(terms()).toEqual(['mil']);
  });

  it('shows a cached response without a request [SRCH-5]', async () => {
    const { type, respondLast, terms, shown } = setUpSearch();
    type('milk');
    await respondLast('milk', 'milkshake');
    type('bread');
    await respondLast('bread');
    type('milk');
    expect(terms()).toEqual(['milk', 'bread']);
    expect(shown().terms).toEqual(['milk', 'milkshake']);
  });
});

describe('createSearchStore: shown suggestions', () => {
  it('are the terms of the response, and their number is announced once [SRCH-7]', async () => {
    const { type, respondLast, shown, announced } = setUpSearch();
    type('milk');
    await respondLast('milk', 'milkshake');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['milk', 'milkshake'], active: -1 });
    expect(announced).toEqual(['2 suggestions available.']);
  });

  it('stay at 2 characters and are cleared below [SRCH-5]', async () => {
    const { type, respondLast, shown } = setUpSearch();
    type('milk');
    await respondLast('milk');
    type('mi');
    expect(shown().terms).toEqual(['milk']);
    type('m');
    expect(shown()).toEqual(NOTHING);
  });

  it('are requested again after they were cleared [SRCH-5]', () => {
    const { type, terms } = setUpSearch();
    for (const text of ['milk', '', 'milk']) type(text);
    expect(terms()).toEqual(['milk', 'milk']);
  });

  it('are removed without an announcement after a failure, and the term can be requested again [SRCH-12]', async () => {
    const { type, respondLast, requests, shown, announced, terms } = setUpSearch();
    type('milk');
    await respondLast('milk');
    type('bread');
    await requests.at(-1)?.respond(failed('http', 'Request failed', 503));
    expect(shown()).toEqual({ popup: 'suggestions', terms: [], active: -1 });
    expect(announced).toHaveLength(1);
    type('bread ');
    expect(terms()).toEqual(['milk', 'bread', 'bread']);
  });
});

describe('createSearchStore: outdated responses', () => {
  it('are not shown, and a newer term cancels their request [SRCH-6]', async () => {
    const { type, requests, shown } = setUpSearch();
    type('milk');
    type('bread');
    const [older, newer] = requests;
    expect(older?.signal.aborted).toBe(true);
    await newer?.respond(ok(['bread']));
    await older?.respond(ok(['milk']));
    expect(shown().terms).toEqual(['bread']);
  });

  it('do not open the list after Escape or Tab [SRCH-8]', async () => {
    for (const method of ['close', 'clear'] as const) {
      const { type, store, respondLast, shown } = setUpSearch();
      type('milk');
      store.getState()[method]();
      await respondLast('milk');
      expect(shown()).toEqual(NOTHING);
    }
  });

  it('are never shown, for any order of responses and failures [SRCH-6]', async () => {
    const typed = fc.array(fc.constantFrom('milk', 'bread', 'eggs', 'tea', 'mi', 'm', ''), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        typed,
        fc.infiniteStream(fc.boolean()),
        async (scheduler, texts, failures) => {
          const { type, shown } = setUpSearch({
            suggestions: {
              load: (term) => {
                const fails = failures.next().value === true;
                return scheduler.schedule(Promise.resolve(fails ? failed('network', 'reset') : ok([term])));
              },
            },
          });
          const shownFor = () => shown().terms.join();
          for (const text of texts) {
            type(text);
            const before = shownFor();
            await scheduler.waitFor(Promise.resolve());
            // A response that is shown now belongs to the newest term, or is empty.
            if (shownFor() !== before) expect(['', text]).toContain(shownFor());
          }
          await scheduler.waitIdle();
          const last = texts.at(-1) ?? '';
          if (last.length >= 3) expect(['', last]).toContain(shownFor());
          if (last.length < 2) expect(shownFor()).toBe('');
        },
      ),
    );
  });
});

describe('createSearchStore: slow responses', () => {
  it('are stalled after 300 ms, until they arrive [SRCH-6]', async () => {
    const { input, clock, store, respondLast } = setUpSearch();
    input('milk');
    clock.pass(299);
    expect(store.getState().isStalled).toBe(false);
    clock.pass(1);
    expect(store.getState().isStalled).toBe(true);
    await respondLast('milk');
    expect(store.getState().isStalled).toBe(false);
  });

  it.each(['m', 'mi', ''])('are not stalled once the field contains %p [SRCH-6]', (text) => {
    const { input, type, clock, store } = setUpSearch();
    type('milk');
    expect(store.getState().isStalled).toBe(true);
    input(text);
    expect(store.getState().isStalled).toBe(false);
    clock.pass(5_000);
    expect(store.getState().isStalled).toBe(false);
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

describe('createSearchStore: the selection', () => {
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

  it.each([
    ["baker's crème 2", ["baker's crème 2"]],
    ['milkにゅう', []],
  ])('requests %p as %j when the keyboard composes every word [SRCH-5] [SRCH-11]', (text, requested) => {
    const { compose, terms } = setUpSearch({ composesPlainWords: true });
    compose(text);
    expect(terms()).toEqual(requested);
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
