import { EARLY_SEARCH_KEY, HISTORY_KEY, SEARCH_SUBMITTED } from '../../../federation/contract';
import { ok } from '../../kernel/result';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, OPERATOR, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createLazyMenus } from '../menus/lazy-menus';
import { createLazySearch } from './lazy-search';

type Options = Parameters<typeof createTestContext>[0];

/** Starts the search of one header, and loads its parts. */
const setUp = async (options: Options = {}) => {
  const header = createTestContext(options);
  const search = createLazySearch(header.context, createLazyMenus(header.context));
  const stop = search.start();
  const parts = await search.load();
  const submit = (text: string) => {
    header.context.draft.setState({ text, isEdited: true });
    parts.store.getState().submit();
  };
  return { ...header, ...header.context, search, parts, submit, stop };
};

/** Starts the search on the page after a search that was submitted too early. It is not known yet who is signed in. */
const openAfterEarlyTerm = () => {
  const config = { features: { searchHistory: true } };
  const header = createTestContext({ config, status: { kind: 'initialising' } });
  const { sessionStore } = header.context.browser;
  sessionStore.set(EARLY_SEARCH_KEY, '<b>oat</b> milk');
  const search = createLazySearch(header.context, createLazyMenus(header.context));
  search.start();
  const stored = () => [header.local.get(HISTORY_KEY), sessionStore.get(EARLY_SEARCH_KEY)];
  return { ...header, search, stored };
};

describe('createLazySearch', () => {
  it('loads its code once for all callers [SRCH-5]', async () => {
    const { search, parts } = await setUp();
    expect(await search.load()).toBe(parts);
  });

  it('reports each failed attempt to load its code [SRCH-5] [ERR-6]', async () => {
    const { context } = createTestContext();
    const regions: string[] = [];
    const prepareCalls = () => {
      throw new Error('a foreign script has replaced a module');
    };
    const search = createLazySearch(
      {
        ...context,
        services: { ...context.services, prepareCalls },
        report: (region) => void regions.push(region),
      },
      createLazyMenus(context),
    );
    await expect(search.load()).rejects.toThrow('foreign script');
    await expect(search.load()).rejects.toThrow('foreign script');
    expect(regions).toEqual(['search', 'search']);
  });

  it('requests suggestions for what is typed, and announces them 100 ms later, after their paint [SRCH-5] [SRCH-7]', async () => {
    const { draft, clock, requests, announced } = await setUp({
      responses: [ok({ terms: ['milk', 'milk 2l'] })],
    });
    draft.setState({ text: 'milk', isEdited: true });
    clock.pass(1_000);
    await settle();
    expect(requests).toMatchObject([{ url: 'https://api.example/term-suggest', query: { term: 'milk' } }]);
    clock.pass(99);
    expect(announced()).toBe('');
    clock.pass(1);
    expect(announced()).toBe('2 suggestions available.');
  });

  it.each([
    ['the browser', false],
    ['the host’s router', true],
  ])(
    'opens the results by %s, notifies the host and closes the overlay [SRCH-9] [NAV-14]',
    async (_who, doesRoute) => {
      const routed: string[] = [];
      const { submit, page, acts, dispatched } = await setUp({
        ...(doesRoute && { navigation: { navigate: (href) => routed.push(href) } }),
      });
      page.getState().open('search');
      submit('oa');
      const href = '/ecom/shop/search?searchTerm=oa';
      expect([routed, acts]).toEqual(doesRoute ? [[href], []] : [[], [`go ${href}`]]);
      expect(dispatched).toMatchObject([{ type: SEARCH_SUBMITTED, detail: { searchTerm: 'oa' } }]);
      expect(page.getState().openPanel).toBe('none');
    },
  );

  it('opens the results within a category [SRCH-9]', async () => {
    const { parts, acts, dispatched } = await setUp();
    parts.store
      .getState()
      .act({ kind: 'scope', scope: { term: 'milk', category: '7', name: 'Dairy' } }, 'pointer');
    expect(acts).toEqual(['go /ecom/shop/search?searchTerm=milk&category=7']);
    expect(dispatched).toMatchObject([{ type: SEARCH_SUBMITTED, detail: { searchTerm: 'milk' } }]);
  });

  it.each([
    ['a customer', CUSTOMER, ['/ecom/favourites', '/ecom/myaccount/my-orders']],
    ['a visitor', VISITOR, []],
  ])(
    'offers %s the own pages in the empty overlay, also without menus [SRCH-10]',
    async (_who, status, hrefs) => {
      const { page, parts } = await setUp({ status });
      page.getState().open('search');
      parts.store.getState().focus();
      await settle();
      const { grid } = parts.store.getState();
      expect(grid.map(([cell]) => cell?.kind === 'aisle' && cell.aisle.href)).toEqual(hrefs);
    },
  );

  it('stores terms only with the feature, and none of staff [HIST-2] [HIST-4]', async () => {
    for (const options of [{}, { config: { features: { searchHistory: true } }, status: OPERATOR }]) {
      const { submit, local } = await setUp(options);
      submit('oa');
      expect(local.has(HISTORY_KEY)).toBe(false);
    }
    const { submit, local } = await setUp({ config: { features: { searchHistory: true } } });
    submit('oa');
    expect(local.get('wtr_groceries_search_history')).toContain('oa');
  });

  it.each([
    ['a visitor', VISITOR, 'oat milk'],
    ['a customer', CUSTOMER, 'oat milk'],
    ['staff', OPERATOR, undefined],
  ])(
    'stores a term of %s that was submitted before the search had loaded, without a use of the field [HIST-2]',
    async (_who, status, term) => {
      const { search, stored, signIn, setTrolley, bookSlot, clock } = openAfterEarlyTerm();
      clock.pass(10_000);
      await search.load();
      expect(stored()).toEqual([undefined, '<b>oat</b> milk']);
      signIn(status);
      setTrolley();
      bookSlot();
      clock.pass(10_000);
      expect(stored()).toEqual([term && JSON.stringify([{ term }]), undefined]);
    },
  );

  it('loads its code for such a term once the page is idle [HIST-2]', async () => {
    const { stored, signIn, clock } = openAfterEarlyTerm();
    signIn(VISITOR);
    await settle();
    expect(stored()).toEqual([undefined, '<b>oat</b> milk']);
    clock.pass(10_000);
    await settle();
    expect(stored()).toEqual([JSON.stringify([{ term: 'oat milk' }]), undefined]);
  });

  it('gives the field the term of the page that a host opens in place, and keeps what is typed on the same page [SRCH-9] [NAV-14]', async () => {
    const { draft, moveTo } = await setUp();
    draft.setState({ text: 'oa', isEdited: true });
    moveTo('/ecom/shop/search?searchTerm=milk');
    expect(draft.getState()).toMatchObject({ text: 'milk', isEdited: false });
    draft.setState({ text: 'oa', isEdited: true });
    moveTo('/ecom/shop/search?searchTerm=milk&sortBy=price#top');
    expect(draft.getState().text).toBe('oa');
    moveTo('/ecom/recipes');
    expect(draft.getState().text).toBe('');
  });

  it('stops listening to the field and to the page when it is stopped [FED-6]', async () => {
    const { draft, clock, requests, stop, listeners } = await setUp({ responses: [ok({ terms: [] })] });
    stop();
    draft.setState({ text: 'milk', isEdited: true });
    clock.pass(1_000);
    await settle();
    expect([requests, listeners()]).toEqual([[], 0]);
  });

  it('does not listen when its code loads after it was stopped [FED-6]', async () => {
    const { context, clock, requests } = createTestContext();
    const search = createLazySearch(context, createLazyMenus(context));
    const stop = search.start();
    const loading = search.load();
    stop();
    await loading;
    context.draft.setState({ text: 'milk', isEdited: true });
    clock.pass(1_000);
    await settle();
    expect(requests).toEqual([]);
  });

  it.each([
    ['the layout changes to one without the field', 500],
    ['the page is left', undefined],
  ])('closes its popup when %s, and then stops to listen [SRCH-8] [SHELL-6]', async (_when, width) => {
    const { page, parts, emitOnWindow, stop, listeners } = await setUp({
      responses: [],
      config: { features: { searchHistory: true } },
    });
    const { store } = parts;
    page.setState({ width: 1200 });
    store.getState().remember('bread');
    store.getState().open();
    page.setState({ width: 800 });
    expect(store.getState().popup).toBe('history');
    if (width === undefined) emitOnWindow('pagehide');
    else page.setState({ width });
    expect(store.getState().popup).toBe('none');
    stop();
    expect(listeners()).toBe(0);
  });
});
