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

/** Page loads between two looks at the measurements. */
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

const LOG_BOUNDS = VISIBLE_BOUNDS.map(Math.log);

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

/** Simulates a roll-out, from its first step until the candidate is aborted or is the current release. */
export const simulateRollout = (
  { fallbacks = 0, slowness = 1, broken }: Scenario,
  seed: number,
  options: DecideOptions = DEFAULTS,
): Outcome => {
  const random = createRandom(seed);
  const logOfSlowness = Math.log(slowness);
  const addLoad = (counts: readonly Counts[], isCandidate: boolean): void => {
    let draw = random();
    const index = BROWSERS.findIndex(({ share }) => (draw -= share) < 0);
    const browser = BROWSERS.at(index) ?? BROWSERS[0];
    const own = counts.at(index);
    if (!own) return;
    own.loads += 1;
    const fails = random();
    const usual = browser.fallbacks + (isCandidate ? fallbacks : 0);
    if (fails < usual || (isCandidate && browser.name === broken)) {
      own.fellBack += 1;
      return;
    }
    if (random() < browser.errors) own.pagesWithErrors += 1;
    // Box and Muller's normal numbers.
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const log = Math.log(browser.median) + SIGMA * normal + (isCandidate ? logOfSlowness : 0);
    const found = LOG_BOUNDS.findIndex((bound) => log <= bound);
    const bucket = found < 0 ? LOG_BOUNDS.length : found;
    own.times[bucket] = (own.times[bucket] ?? 0) + 1;
  };
  let percent = options.steps[0] ?? 100;
  let pageLoads = 0;
  for (;;) {
    const [candidate, current] = [createCounts(), createCounts()];
    let decision: Decision = { action: 'wait', loads: 0 };
    while (decision.action === 'wait') {
      for (let load = 0; load < LOADS_PER_LOOK; load += 1) {
        const isCandidate = random() * 100 < percent;
        addLoad(isCandidate ? candidate : current, isCandidate);
      }
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
