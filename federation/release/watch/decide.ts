import { NO_HEALTH, sumOf, type HealthTable, type VersionHealth } from './health-table';
import { COMPARISONS, evidenceOf, type Comparison, type Evidence } from './sequential-test';

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
export interface Finding {
  readonly comparison: Comparison;
  readonly browser: string;
  readonly evidence: Evidence;
}

export type Decision =
  | { readonly action: 'wait'; readonly loads: number }
  | { readonly action: 'promote'; readonly percent: number; readonly loads: number }
  | { readonly action: 'abort'; readonly finding: Finding; readonly loads: number };

/** In the findings, the name of all browsers together. */
export const ALL_BROWSERS = 'all browsers';

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
    const [first, ...others] = findings;
    if (first) {
      const most = others.reduce(
        (worst, each) => (each.weight * each.evidence > worst.weight * worst.evidence ? each : worst),
        first,
      );
      const { comparison, browser, evidence: own } = most;
      return { action: 'abort', finding: { comparison, browser, evidence: own }, loads };
    }
  }
  if (loads < minimumLoads) return { action: 'wait', loads };
  return { action: 'promote', percent: steps.find((step) => step > percent) ?? 100, loads };
};
