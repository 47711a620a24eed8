import { bootResults } from './boot';
import { heapResults } from './heap';
import { labelsResults } from './labels';
import { menusResults } from './menus';
import { pageResults } from './page';
import { ALONE, CONTESTANTS, OURS, type Contestant } from './search/contestants';
import { suggestionsResults } from './search/suggestions';
import { typingResults } from './search/typing';
import type { Results } from './shared/results';
import { upgradeResults } from './upgrade/bench';
import { CHANGES } from './upgrade/change-loader';
import { visitResults } from './visit';

const missed = ({ checks }: Results) =>
  checks.filter(({ verdict }) => verdict !== 'reached').map(({ name }) => name);

/** The same figures in each of three rounds. */
const rounds = <T>(figures: T): readonly T[] => [figures, figures, figures];

describe('boot', () => {
  type Times = readonly [page: number, rendered: number, bundled: number, federated: number, plain: number];
  const results = (shown: Times, usable: Times) => {
    const of = (at: 0 | 1 | 2 | 3 | 4) => rounds({ shown: shown[at], usable: usable[at] });
    const times = { static: of(0), rendered: of(1), bundled: of(2), federated: of(3), plain: of(4) };
    return bootResults([{ network: { name: '4G', visible: 0.7 }, times }]);
  };

  it('allows the time of the network until the header is visible, and 10 % until a rendered one is usable', () => {
    expect(missed(results([1000, 1050, 2000, 1400, 1100], [1000, 1100, 2000, 2100, 2000]))).toEqual([]);
    expect(missed(results([1000, 1060, 2000, 1420, 1120], [1000, 1110, 2000, 2120, 2000]))).toEqual([
      'header visible, federated / bundled, 4G',
      'header visible, plain / bundled, 4G',
      'header visible, rendered / static, 4G',
      'header usable, federated / bundled, 4G',
      'header usable, rendered / static, 4G',
    ]);
  });
});

describe('heap', () => {
  const after = (heap: number, nodes = 500) => ({ name: 'a step', heap, nodes, listeners: 300 });

  it('compares the last snapshot with the first, whatever is between', () => {
    expect(missed(heapResults([after(5_000_000), after(9_000_000), after(6_000_000)]))).toEqual([]);
  });

  it('allows 1 MB and no node', () => {
    expect(missed(heapResults([after(5_000_000), after(6_000_001, 501)]))).toEqual([
      'bytes more after a long session',
      'nodes more after a long session',
    ]);
  });
});

describe('labels', () => {
  const label = (frames: number) => ({ responded: 100, inserted: 104, painted: 100 + frames * 10, frames });
  const run = (trolley: number, slot: number) => ({ trolley: label(trolley), slot: label(slot) });

  it('allows the median page one frame, for each label at each speed', () => {
    expect(missed(labelsResults({ 1: [run(1, 1), run(1, 1), run(4, 2)] }))).toEqual([]);
    expect(missed(labelsResults({ 1: [run(1, 1)], 4: [run(3, 1)] }))).toEqual([
      'trolley response to painted label, CPU 4x slower, median',
    ]);
  });
});

describe('menus', () => {
  const run = (groceries: number, ...longScripts: readonly number[]) => ({
    opened: { groceries },
    longScripts,
  });
  const results = (times: readonly number[], longScript: number) =>
    menusResults(
      times.map((time) => run(time)),
      [1, 6].map((cpu) => ({ cpu, runs: [run(20, longScript / cpu)] })),
    );

  it.each([
    [[90, 90, 90, 90, 200], 50, []],
    [[101, 101], 50, ['groceries, p75']],
    [[16, 16, 16, 16, 208], 50, ['groceries, worst']],
    [[16], 51, ['longest script of the header, 100,000 categories, CPU 1x slower']],
  ])('allows 100 ms at p75, 200 ms at worst, and scripts of 50 ms: %j, %d', (times, longScript, names) => {
    expect(missed(results(times, longScript))).toEqual(names);
  });
});

describe('page', () => {
  const cost = (busy: number, heap: number, requests = 0, script = 0) =>
    rounds({ busy, heap, requests, script });
  const results = (customer: ReturnType<typeof cost>, script = 55_000) =>
    pageResults({
      host: cost(100, 5_000_000),
      first: cost(200, 6_000_000, 2),
      untouched: cost(150, 6_000_000, 2),
      customer,
      plainUntouched: cost(100, 2_000_000, 2, 30_000),
      plainCustomer: cost(100, 2_000_000, 2, script),
      empty: cost(50, 1_000_000),
      library: cost(150, 5_500_000),
    });

  it('compares what a header adds to the page that contains it', () => {
    const { checks } = results(cost(200, 6_200_000));
    expect(checks.map(({ value }) => value)).toEqual([0.5, 1, 30_000, 55_000, 1_200_000, 2]);
  });

  it('allows the time of the library, 1.2 MB, and 55 kB of script', () => {
    expect(missed(results(cost(200, 6_200_000)))).toEqual([]);
    expect(missed(results(cost(201, 6_200_001), 55_001))).toEqual([
      'main thread busy, customer / library’s field in HTML, CPU 4x slower',
      'script before anything is touched, page without React, customer',
      'heap of the header, signed in',
    ]);
  });
});

describe('search', () => {
  const results = (millisecondsOf: (contestant: Contestant) => number) =>
    suggestionsResults(
      CONTESTANTS.map((contestant) => {
        const instants = { pressed: 0, requested: 1, responded: 5, inserted: 6, suggestions: 8 };
        return { contestant, runs: rounds({ ...instants, painted: millisecondsOf(contestant) }) };
      }),
    );
  const typing = (...interactions: readonly number[]) =>
    typingResults([
      { contestant: OURS, width: 320, interactions },
      ...ALONE.map((contestant) => ({ contestant, width: 320, interactions: [900] })),
    ]);

  it('allows the time of the faster library', () => {
    const check = (ours: number) => results((contestant) => (contestant === OURS ? ours : 50)).checks[0];
    expect(check(50)).toMatchObject({ value: 1, verdict: 'reached' });
    expect(check(60)).toMatchObject({ value: 1.2, noise: { low: 1.2, high: 1.2 }, verdict: 'missed' });
  });

  it('compares with the libraries in the same header, not with those in a page of their own', () => {
    const [check] = results((contestant) => (ALONE.includes(contestant) ? 10 : 50)).checks;
    expect(check).toMatchObject({ value: 1 });
  });

  it('allows our field 100 ms at p75, and 200 ms for the worst key', () => {
    expect(missed(typing(16, 100, 100))).toEqual([]);
    expect(missed(typing(101, 101, 101))).toEqual(['typing at 320 px, CPU 6x slower, p75']);
    expect(missed(typing(16, 16, 16, 16, 201))).toEqual(['typing at 320 px, CPU 6x slower, worst']);
  });
});

describe('upgrade', () => {
  it('allows deltas a third of the bytes', () => {
    const results = (deltas: number) => {
      const cost = { files: 2, whole: 9_000, deltas };
      return upgradeResults([{ change: 'small', visit: cost, all: cost }]);
    };
    expect(missed(results(3_000))).toEqual([]);
    expect(missed(results(3_001))).toHaveLength(1);
  });

  it('fails if the file of the small change no longer has the code that it replaces', () => {
    expect(() => CHANGES.small.change('src/domains/trolley/model.ts', 'other code')).toThrow(
      'update scripts/bench/upgrade/change-loader.ts',
    );
  });
});

describe('visit', () => {
  const results = (bytes: number, busy: number) =>
    visitResults({
      host: rounds({ bytes: 1_000, busy: 100, requests: 10 }),
      bundled: rounds({ bytes: 3_000, busy: 300, requests: 10 }),
      federated: rounds({ bytes, busy, requests: 10 }),
    });

  it('allows half the bytes of a bundled header, and 5 % more time', () => {
    expect(missed(results(2_000, 310))).toEqual([]);
    expect(missed(results(2_001, 311))).toHaveLength(2);
  });
});
