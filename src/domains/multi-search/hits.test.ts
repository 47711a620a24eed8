import { settle } from '../../kernel/testing/settle';
import { setUpMultiSearch } from './testing/multi-search-set-up';

const PAUSE_MS = 1_000;

/** Opens a list whose items find as many products as they have letters; 'zzz' and '000' find none. */
const setUp = (respond = async (counts: readonly number[]) => counts) => {
  const requests: (readonly string[])[] = [];
  const signals: AbortSignal[] = [];
  const list = setUpMultiSearch(
    {},
    {
      count: async (items, signal) => {
        requests.push(items);
        signals.push(signal);
        return respond(items.map((item) => (/zzz|000/.test(item) ? 0 : item.length)));
      },
    },
  );
  const pause = async () => {
    list.clock.pass(PAUSE_MS);
    await settle();
  };
  return { ...list, requests, signals, pause, hits: () => Object.fromEntries(list.state().hits) };
};

describe('the products that items find', () => {
  it('are counted once for each item, when the shopper pauses [MULT-2]', async () => {
    const { input, clock, pause, requests, hits } = setUp();
    input('milk');
    clock.pass(PAUSE_MS - 1);
    input('milk\nbread\nmilk');
    await pause();
    expect([requests, hits()]).toEqual([[['milk', 'bread']], { milk: 4, bread: 5 }]);
    input('milk\nbread\ntea');
    await pause();
    expect([requests[1], hits()]).toEqual([['tea'], { milk: 4, bread: 5, tea: 3 }]);
  });

  it('are requested for 25 items at once, one request after the other [MULT-3]', async () => {
    const waits: (() => void)[] = [];
    const { input, pause, requests } = setUp(async (counts) => {
      await new Promise<void>((resolve) => waits.push(resolve));
      return counts;
    });
    input(Array.from({ length: 60 }, (_, index) => `item ${String(index)}`).join('\n'));
    await pause();
    expect(requests.map(({ length }) => length)).toEqual([25]);
    for (const count of [2, 3, 3]) {
      waits.at(-1)?.();
      await settle();
      expect(requests).toHaveLength(count);
    }
    expect(requests.map(({ length }) => length)).toEqual([25, 25, 10]);
  });

  it('are announced only for items that find nothing, once, two seconds after the number of items [MULT-2] [SHELL-7]', async () => {
    const { input, pause, clock, announced, close } = setUp();
    input('milk\nzzz');
    await pause();
    clock.pass(1_999);
    expect(announced).toEqual(['2 items']);
    clock.pass(1);
    expect(announced).toEqual(['2 items', 'No products found for zzz']);
    input('milk\nzzz\ntea');
    await pause();
    clock.pass(2_000);
    expect(announced.slice(2)).toEqual(['3 items']);
    input('milk\n000');
    await pause();
    close();
    clock.pass(2_000);
    expect(announced.slice(3)).toEqual(['2 items']);
  });

  it('are not requested again after a failure, until the list is next opened [CALL-3]', async () => {
    let isDown = true;
    const { input, pause, requests, close, open, hits, announced } = setUp(async (counts) => {
      if (isDown) throw new Error('down');
      return counts;
    });
    input('milk');
    await pause();
    input('milk\ntea');
    await pause();
    expect([requests.length, announced]).toEqual([1, ['1 item', '2 items']]);
    isDown = false;
    close();
    open();
    await settle();
    expect(hits()).toEqual({ milk: 4, tea: 3 });
  });

  it('are cancelled when the dialog closes, and a response is ignored then [CALL-3]', async () => {
    let respond: (() => void) | undefined;
    const { input, pause, signals, close, open, hits } = setUp(async (counts) => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return counts;
    });
    input('milk');
    await pause();
    close();
    respond?.();
    await settle();
    expect([signals[0]?.aborted, hits()]).toEqual([true, {}]);
    open();
    respond?.();
    await settle();
    expect(hits()).toEqual({ milk: 4 });
  });

  it.each([[[]], [['many']], [undefined]])('are unknown if the host returns %j [FED-3]', async (counts) => {
    const { input, pause, hits } = setUp(async () => counts as never);
    input('milk');
    await pause();
    expect(hits()).toEqual({ milk: undefined });
  });
});

describe('addFavourites', () => {
  const fill = async (text: string, favourites: () => Promise<readonly string[]>) => {
    const list = setUpMultiSearch({}, { favourites });
    list.input(text);
    await list.addFavourites();
    return list;
  };

  it('adds the names that the list lacks, one a line, and announces the items [MULT-2]', async () => {
    const names = ['Oat milk', 'Salt, pepper_mix', 'MILK', 'Crème fraîche', 'oat milk', ' '];
    const { state, clock, announced } = await fill('milk\n\n', async () => names);
    expect(state().text).toBe('milk\nOat milk\nSalt pepper mix\nCrème fraîche');
    expect(state().items).toEqual(['milk', 'Oat milk', 'Salt pepper mix', 'Creme fraiche']);
    clock.pass(PAUSE_MS);
    expect(announced).toEqual(['4 items']);
  });

  it('says that there are none to add, until the list changes [MULT-2] [SHELL-7]', async () => {
    const { state, announced, input } = await fill('milk', async () => ['Milk']);
    expect([state().text, state().problem, announced]).toEqual([
      'milk',
      'There are no favourites to add.',
      ['There are no favourites to add.'],
    ]);
    input('milk ');
    expect(state().problem).toBe('');
  });

  it('keeps the list after a failure, and says so [CALL-3]', async () => {
    const { state } = await fill('milk', () => Promise.reject(new Error('down')));
    expect(state()).toMatchObject({
      text: 'milk',
      problem: 'Your favourites could not be loaded. Please try again.',
      isAdding: false,
    });
  });

  it('ignores favourites that load after the dialog has closed [MULT-4]', async () => {
    let respond: ((names: readonly string[]) => void) | undefined;
    const list = setUpMultiSearch({}, { favourites: () => new Promise((resolve) => (respond = resolve)) });
    void list.addFavourites();
    expect(list.state().isAdding).toBe(true);
    list.close();
    respond?.(['milk']);
    await settle();
    expect(list.state()).toMatchObject({ text: '', isAdding: false });
  });
});
