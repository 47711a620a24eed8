import { decide, DEFAULTS, type DecideOptions, type Decision } from './decide';
import { VISIBLE_BOUNDS, type HealthTable, type VersionHealth } from './health';

/** How a simulated candidate differs from the current release. */
export interface Scenario {
  readonly title: string;
  /** Part of its loads that fall back, in addition to the usual ones. */
  readonly fallbacks?: number;
  /** Factor of its times. */
  readonly slowness?: number;
  /** Browser in which all of its loads fall back. */
  readonly broken?: string;
}

export const SCENARIOS: readonly Scenario[] = [
  { title: 'a good release' },
  { title: '2 % of its loads fall back', fallbacks: 0.02 },
  { title: '15 % slower', slowness: 1.15 },
  { title: 'broken in Firefox', broken: 'firefox' },
];

/** Part of the loads of each browser, its usual part of fallbacks and of errors, and the median of its times. */
const BROWSERS = [
  { name: 'chrome', share: 0.46, fallbacks: 0.002, errors: 0.004, median: 620 },
  { name: 'safari', share: 0.38, fallbacks: 0.003, errors: 0.006, median: 680 },
  { name: 'edge', share: 0.1, fallbacks: 0.002, errors: 0.004, median: 640 },
  { name: 'firefox', share: 0.04, fallbacks: 0.002, errors: 0.005, median: 700 },
  { name: 'other', share: 0.02, fallbacks: 0.01, errors: 0.02, median: 900 },
] as const;

/** Spread of the logarithm of the times: the 95th percentile is about three times the median. */
const SIGMA = 0.65;

/** Page loads between two looks, on average at the measurements. */
const LOADS_PER_LOOK = 1_000;

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Counts {
  loads: number;
  fellBack: number;
  pagesWithErrors: number;
  readonly times: number[];
}

/** Returns the probability that a normal number is at most this (Abramowitz and Stegun 26.2.17; its error is below 1e-7). */
const normalBelow = (value: number): number => {
  const part = 1 / (1 + 0.2316419 * Math.abs(value));
  const factors = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const sum = factors.reduce((total, factor) => (total + factor) * part, 0);
  const tail = (sum * Math.exp((-value * value) / 2)) / Math.sqrt(2 * Math.PI);
  return value < 0 ? tail : 1 - tail;
};

/** Returns the part of a browser's times in each bucket. */
const bucketsOf = (median: number): readonly number[] => {
  const below = VISIBLE_BOUNDS.map((bound) => normalBelow(Math.log(bound / median) / SIGMA)).concat(1);
  return below.map((part, bucket) => part - (below[bucket - 1] ?? 0));
};

/** Events that are expected in a look, and the probability that none happens. */
interface Expected {
  readonly events: number;
  readonly none: number;
}

const expect = (events: number): Expected => ({ events, none: Math.exp(-events) });

/** Returns a number of independent events, which has a Poisson distribution. */
const poisson = ({ events: expected, none }: Expected, random: () => number): number => {
  let part = none;
  let left = random() - part;
  let events = 0;
  while (left > 0 && part > 0) {
    events += 1;
    part *= expected / events;
    left -= part;
  }
  return events;
};

/** Returns how many of these trials succeed. */
const successes = (trials: number, probability: number, random: () => number): number => {
  const log = Math.log(1 - probability);
  let found = 0;
  for (
    let next = Math.log(1 - random()) / log;
    next < trials;
    next += 1 + Math.floor(Math.log(1 - random()) / log)
  )
    found += 1;
  return found;
};

const createCounts = (): readonly Counts[] =>
  BROWSERS.map(() => ({
    loads: 0,
    fellBack: 0,
    pagesWithErrors: 0,
    times: VISIBLE_BOUNDS.map(() => 0).concat(0),
  }));

const browsersOf = (counts: readonly Counts[]): ReadonlyMap<string, VersionHealth> =>
  new Map(
    counts.map(({ times, ...rest }, index) => [
      BROWSERS[index]?.name ?? '',
      { ...rest, retried: 0, visible: { bounds: VISIBLE_BOUNDS, counts: times } },
    ]),
  );

/** A result of a simulated roll-out. */
interface Outcome {
  readonly decision: Decision;
  /** Page loads of both versions until the decision. */
  readonly pageLoads: number;
  /** Part of the visits that had the candidate then. */
  readonly percent: number;
}

/** What is expected of one version in each browser in a look. */
interface Plan {
  readonly fellBack: Expected;
  readonly times: readonly Expected[];
  readonly errors: number;
}

const planOf = (
  part: number,
  isCandidate: boolean,
  { fallbacks = 0, slowness = 1, broken }: Scenario,
): readonly Plan[] =>
  BROWSERS.map(({ name, share, fallbacks: usual, errors, median }) => {
    const falls = isCandidate ? (name === broken ? 1 : usual + fallbacks) : usual;
    const loads = LOADS_PER_LOOK * part * share;
    const buckets = bucketsOf(isCandidate ? median * slowness : median);
    return {
      fellBack: expect(loads * falls),
      times: buckets.map((size) => expect(loads * (1 - falls) * size)),
      errors,
    };
  });

/** Adds the loads of one look. */
const addLoads = (counts: readonly Counts[], plans: readonly Plan[], random: () => number): void => {
  for (const [index, { fellBack, times, errors }] of plans.entries()) {
    const own = counts[index];
    if (!own) continue;
    let shown = 0;
    for (let bucket = 0; bucket < times.length; bucket += 1) {
      const expected = times[bucket];
      const added = expected ? poisson(expected, random) : 0;
      own.times[bucket] = (own.times[bucket] ?? 0) + added;
      shown += added;
    }
    const failed = poisson(fellBack, random);
    own.loads += failed + shown;
    own.fellBack += failed;
    own.pagesWithErrors += successes(shown, errors, random);
  }
};

/** Simulates a roll-out, from its first step until the candidate is aborted or is the current release. */
export const simulateRollout = (
  scenario: Scenario,
  seed: number,
  options: DecideOptions = DEFAULTS,
): Outcome => {
  const random = createRandom(seed);
  let percent = options.steps[0] ?? 100;
  let pageLoads = 0;
  for (;;) {
    const [candidate, current] = [createCounts(), createCounts()];
    const ours = planOf(percent / 100, true, scenario);
    const theirs = planOf(1 - percent / 100, false, scenario);
    let decision: Decision = { action: 'wait', loads: 0 };
    while (decision.action === 'wait') {
      addLoads(candidate, ours, random);
      addLoads(current, theirs, random);
      pageLoads += LOADS_PER_LOOK;
      const table: HealthTable = new Map([
        ['candidate', browsersOf(candidate)],
        ['current', browsersOf(current)],
      ]);
      decision = decide(table, { candidate: 'candidate', current: 'current' }, percent, options);
    }
    if (decision.action !== 'promote' || decision.percent === 100) return { decision, pageLoads, percent };
    percent = decision.percent;
  }
};
