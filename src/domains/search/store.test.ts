import { fc } from '../../../tests/setup/property-tests';
import { failed, ok } from '../../kernel/result';
import { setUpSearch } from './testing/search-set-up';

const NOTHING = { popup: 'none', terms: [], active: -1 };

describe('createSearchStore: requests for suggestions', () => {
  it.each([
    ['no term below 3 cleaned characters', ['', 'm', 'mi', '  mi  ', 'm<b></b>', '!!!', '日本語'], 1000, []],
    ['the cleaned term at once from 3 characters', [' <b>mil</b>! '], 0, ['mil']],
    ['at once after short terms, which are not debounced', ['m', 'mi', 'mil'], 0, ['mil']],
    [
      'a term once while the cleaned term is the same',
      ['milk', 'milk ', ' milk', 'milk!', 'milk'],
      1000,
      ['milk'],
    ],
    ['nothing else for 300 ms', ['mil', 'milk', 'milks'], 299, ['mil']],
    ['the newest term after a pause of 300 ms', ['mil', 'milk', 'milks'], 300, ['mil', 'milks']],
    ['no term that was shortened during the debounce', ['mil', 'milk', 'mi'], 1000, ['mil']],
    ['a term again after its request was cancelled', ['milk', 'mi', 'milk'], 0, ['milk', 'milk']],
    ['a term again after it was cleared', ['milk', '', 'milk'], 0, ['milk', 'milk']],
  ])('sends %s [SRCH-5] [SRCH-6]', (_what, texts, milliseconds, requested) => {
    const { input, clock, terms } = setUpSearch();
    for (const text of texts) input(text);
    clock.pass(milliseconds);
    expect(terms()).toEqual(requested);
  });

  it('shows a cached response without a request, and cancels the debounced one [SRCH-5]', async () => {
    const { input, suggest, clock, terms, shown } = setUpSearch();
    await suggest('milk', 'milkshake');
    for (const text of ['bread', 'breads', 'milk']) input(text);
    clock.pass(1000);
    expect([terms(), shown().terms]).toEqual([
      ['milk', 'bread'],
      ['milk', 'milkshake'],
    ]);
  });
});

describe('createSearchStore: shown suggestions', () => {
  it('are the terms of the response, and their number is announced once [SRCH-7]', async () => {
    const { suggest, shown, announced } = setUpSearch();
    await suggest('milk', 'milkshake');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['milk', 'milkshake'], active: -1 });
    expect(announced).toEqual(['2 suggestions available.']);
  });

  it('are the first terms where products follow, and only these are announced [SRCH-7]', async () => {
    const { store, suggest, shown, announced } = setUpSearch();
    store.setState({ maxTerms: 2 });
    await suggest('milk', 'milkshake', 'oat milk');
    expect(shown().terms).toEqual(['milk', 'milkshake']);
    expect(announced).toEqual(['2 suggestions available.']);
  });

  it('stay at 2 characters and are cleared below [SRCH-5]', async () => {
    const { suggest, type, shown } = setUpSearch();
    await suggest('milk');
    type('mi');
    expect(shown().terms).toEqual(['milk']);
    type('m');
    expect(shown()).toEqual(NOTHING);
  });

  it('are removed without an announcement after a failure, and the term can be requested again [SRCH-12]', async () => {
    const { suggest, type, requests, shown, announced, terms } = setUpSearch();
    await suggest('milk');
    type('bread');
    await requests.at(-1)?.respond(failed('http', 'Request failed', 503));
    expect(shown()).toEqual({ popup: 'suggestions', terms: [], active: -1 });
    expect(announced).toHaveLength(1);
    type('bread ');
    expect(terms()).toEqual(['milk', 'bread', 'bread']);
  });

  it('begin with a search for the term as typed while the response takes longer than 300 ms [SRCH-12]', async () => {
    const { store, input, clock, respondLast, searched } = setUpSearch();
    const kinds = () => store.getState().grid.map(([cell]) => cell?.kind);
    input('milk');
    clock.pass(299);
    expect([store.getState().popup, kinds()]).toEqual(['none', []]);
    clock.pass(1);
    expect([store.getState().popup, kinds()]).toEqual(['suggestions', ['search']]);
    const [[search] = []] = store.getState().grid;
    if (search) store.getState().act(search, 'pointer');
    expect(searched).toEqual(['milk']);
    input('milks');
    clock.pass(1000);
    await respondLast('milkshake');
    expect(kinds()).toEqual(['suggestion', 'search']);
  });

  it('lose their selection at the next letter, so that Enter searches for the typed term [SRCH-8]', async () => {
    const { store, suggest, input, shown } = setUpSearch();
    await suggest('milk', 'milkshake');
    store.getState().move('ArrowDown');
    input('milks');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['milk', 'milkshake'], active: -1 });
  });

  it('lose their selection when a new response is shown [SRCH-8]', async () => {
    const { store, suggest, type, respondLast, shown } = setUpSearch();
    await suggest('milk', 'milkshake');
    type('bread');
    store.getState().move('ArrowDown');
    await respondLast('bread');
    expect(shown()).toEqual({ popup: 'suggestions', terms: ['bread'], active: -1 });
  });

  it('are followed by the aisles that match, and a search for the term as typed [SRCH-8] [SRCH-12]', async () => {
    const bread = { name: 'Bread', parent: 'Bakery', href: '/ecom/shop/browse/groceries/bakery/bread' };
    const { store, type, respondLast, input, searched } = setUpSearch({
      aisles: { load: () => Promise.resolve([]), matching: (term) => (term === 'bread' ? [bread] : []) },
    });
    const kinds = () => store.getState().grid.map(([cell]) => cell?.kind);
    type('bread');
    await respondLast();
    expect([store.getState().popup, kinds()]).toEqual(['suggestions', ['aisle', 'search']]);
    input('bread r');
    const last = store.getState().grid.at(-1)?.[0];
    expect(last).toEqual({ kind: 'search', term: 'bread r' });
    if (last) store.getState().act(last, 'pointer');
    expect(searched).toEqual(['bread r']);
  });
});

describe('createSearchStore: outdated responses', () => {
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
                return scheduler.schedule(
                  Promise.resolve(fails ? failed('network', 'reset') : ok({ terms: [term], scopes: [] })),
                );
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
    const isStalled = () => store.getState().isStalled;
    input('milk');
    clock.pass(299);
    expect(isStalled()).toBe(false);
    clock.pass(1);
    expect(isStalled()).toBe(true);
    await respondLast('milk');
    expect(isStalled()).toBe(false);
  });

  it.each(['m', 'mi', ''])('are not stalled once the field contains %p [SRCH-6]', (text) => {
    const { input, type, clock, store } = setUpSearch();
    type('milk');
    for (const milliseconds of [0, 5_000]) {
      input(text);
      clock.pass(milliseconds);
      expect(store.getState().isStalled).toBe(false);
    }
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
    expect([requests[0]?.args[1].aborted, silences.at(-1)]).toEqual([true, true]);
    await requests[0]?.respond({ ok: true, value: { terms: ['milk'], scopes: [] } });
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

describe('createSearchStore', () => {
  it('ignores the field and leaves no timer after it was stopped [FED-6]', () => {
    const { stop, type, clock, terms } = setUpSearch();
    type('milk');
    stop();
    clock.pass(1000);
    type('bread');
    expect([terms(), clock.pending()]).toEqual([['milk'], 0]);
  });
});
