import { NO_HEALTH, quantile, sumOf, type HealthTable, type Histogram, type VersionHealth } from './health';

/** Evidence that the candidate is worse: 1 is none. It exceeds 1/α with probability α at most if it is not worse. */
type Evidence = number;

/** How many times more often the candidate may fail, for the mixture of {@link failureEvidence}. */
const RATIOS = [1.5, 2, 3, 5, 10, 20, 50, 200];

/** The larger one of two numbers and the sum of their exponentials, without overflow. */
const logMeanExp = (values: readonly number[]): number => {
  const most = Math.max(...values);
  const sum = values.reduce((total, value) => total + Math.exp(value - most), 0);
  return most + Math.log(sum / values.length);
};

interface Failures {
  readonly candidate: number;
  readonly current: number;
}

/**
 * Returns the evidence that the candidate fails more often: a mixture sequential probability ratio test. Under equal
 * rates, each failure is the candidate's with the probability of its part of the loads. The evidence is the mean, over
 * several ratios of the rates, of the likelihood ratio. It may be checked after each load (Ville's inequality), and it is
 * exact for rare failures, where normal approximations are wrong.
 */
export const failureEvidence = (failures: Failures, loads: Failures): Evidence => {
  const part = loads.candidate / (loads.candidate + loads.current);
  if (!(part > 0 && part < 1)) return 1;
  const logs = RATIOS.map((ratio) => {
    const raised = (part * ratio) / (part * ratio + 1 - part);
    return (
      failures.candidate * Math.log(raised / part) + failures.current * Math.log((1 - raised) / (1 - part))
    );
  });
  return Math.exp(Math.min(700, logMeanExp(logs)));
};

const totalOf = ({ counts }: Histogram): number => counts.reduce((sum, count) => sum + count, 0);

/** Standard deviation of the effects for which the test of times has most power: 5 percentage points. */
const EFFECT = 0.05;

/**
 * Returns the evidence that the candidate's time to visible is longer at the 75th percentile. A rank test: both versions
 * are compared by how many of their values are above the common 75th percentile. Of the number of values above it, equal
 * versions have the same part, whatever the distribution. The sequential form is the mixture SPRT for a difference of two
 * proportions, with a normal mixture.
 */
export const slownessEvidence = (candidate: Histogram, current: Histogram): Evidence => {
  const [ours, theirs] = [totalOf(candidate), totalOf(current)];
  if (ours < 100 || theirs < 100) return 1;
  const both = candidate.counts.map((count, index) => count + (current.counts[index] ?? 0));
  const above = (counts: readonly number[], edge: number): number =>
    counts.slice(edge + 1).reduce((sum, count) => sum + count, 0);
  // The bound between two buckets that is nearest to the common percentile.
  const partAbove = both.map((_, edge) => above(both, edge) / (ours + theirs));
  const distances = partAbove.map((part) => (part === 0 ? Infinity : Math.abs(part - 0.25)));
  const edge = distances.indexOf(Math.min(...distances));
  const common = partAbove[edge] ?? 0;
  const difference = above(candidate.counts, edge) / ours - above(current.counts, edge) / theirs;
  const variance = common * (1 - common) * (1 / ours + 1 / theirs);
  if (difference <= 0 || variance === 0) return 1;
  const spread = EFFECT ** 2;
  const log =
    0.5 * Math.log(variance / (variance + spread)) +
    (spread * difference ** 2) / (2 * variance * (variance + spread));
  return Math.exp(Math.min(700, log));
};

/** What is compared. */
const COMPARISONS = ['fallbacks', 'errors', 'time to visible'] as const;

type Comparison = (typeof COMPARISONS)[number];

/** A slower candidate is no reason to abort below this ratio of the 75th percentiles, however sure the difference is. */
const TOLERATED_SLOWNESS = 1.05;

/** Returns the evidence of each comparison of two versions. */
const evidenceOf = (
  candidate: VersionHealth,
  current: VersionHealth,
): Readonly<Record<Comparison, Evidence>> => {
  const loads = { candidate: candidate.loads, current: current.loads };
  const [ours = 0, theirs = 0] = [candidate, current].map(({ visible }) => quantile(visible, 0.75));
  return {
    fallbacks: failureEvidence({ candidate: candidate.fellBack, current: current.fellBack }, loads),
    errors: failureEvidence(
      { candidate: candidate.pagesWithErrors, current: current.pagesWithErrors },
      loads,
    ),
    'time to visible':
      ours > theirs * TOLERATED_SLOWNESS ? slownessEvidence(candidate.visible, current.visible) : 1,
  };
};

export interface DecideOptions {
  /** Parts of the visits through which the candidate goes before it is the current release. */
  readonly steps: readonly number[];
  /** Loads of the candidate at one step before the next one. */
  readonly minimumLoads: number;
  /** Probability that a candidate that is not worse is aborted anywhere in its roll-out. */
  readonly falseAlarms: number;
}

export const DEFAULTS: DecideOptions = { steps: [5, 25, 50], minimumLoads: 2_000, falseAlarms: 0.001 };

/** A comparison in one browser, or in all of them. */
interface Finding {
  readonly comparison: Comparison;
  readonly browser: string;
  readonly evidence: Evidence;
}

export type Decision =
  | { readonly action: 'wait'; readonly loads: number }
  | { readonly action: 'promote'; readonly percent: number; readonly loads: number }
  | { readonly action: 'abort'; readonly finding: Finding; readonly loads: number };

/** In the findings, the name of all browsers together. */
const ALL_BROWSERS = 'all browsers';

type Browsers = ReadonlyMap<string, VersionHealth>;

/** Compares the versions in all browsers together, and in each. Half of the false alarms is for each of these. */
const findingsOf = (candidate: Browsers, current: Browsers): readonly (Finding & { weight: number })[] => {
  const compare = (browser: string, ours: VersionHealth, theirs: VersionHealth, weight: number) => {
    const evidence = evidenceOf(ours, theirs);
    return COMPARISONS.map((comparison) => ({
      comparison,
      browser,
      evidence: evidence[comparison],
      weight: weight / COMPARISONS.length,
    }));
  };
  const names = [...new Set([...candidate.keys(), ...current.keys()])];
  return [
    ...compare(ALL_BROWSERS, sumOf(candidate.values()), sumOf(current.values()), 0.5),
    ...names.flatMap((name) =>
      compare(name, candidate.get(name) ?? NO_HEALTH, current.get(name) ?? NO_HEALTH, 0.5 / names.length),
    ),
  ];
};

/**
 * Decides about the candidate of a channel from the measurements of the current step.
 *
 * The weighted mean of the evidence of all comparisons is itself evidence, so that no further correction for their number
 * is needed. The steps share the false alarms equally.
 *
 * @param table measurements since the last move of the channel
 */
export const decide = (
  table: HealthTable,
  versions: { readonly candidate: string; readonly current: string },
  percent: number,
  { steps, minimumLoads, falseAlarms }: DecideOptions = DEFAULTS,
): Decision => {
  const candidate: Browsers = table.get(versions.candidate) ?? new Map<string, VersionHealth>();
  const current: Browsers = table.get(versions.current) ?? new Map<string, VersionHealth>();
  const { loads } = sumOf(candidate.values());
  const findings = findingsOf(candidate, current);
  const evidence = findings.reduce((mean, each) => mean + each.weight * each.evidence, 0);
  if (evidence >= steps.length / falseAlarms) {
    const [most] = findings.toSorted((a, b) => b.weight * b.evidence - a.weight * a.evidence);
    if (most) {
      const { weight: _weight, ...finding } = most;
      return { action: 'abort', finding, loads };
    }
  }
  if (loads < minimumLoads) return { action: 'wait', loads };
  return { action: 'promote', percent: steps.find((step) => step > percent) ?? 100, loads };
};
