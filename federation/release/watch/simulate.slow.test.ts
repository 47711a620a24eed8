import { decide, failureEvidence, slownessEvidence } from './decide';
import { NO_HEALTH, quantile, sumOf, VISIBLE_BOUNDS, type VersionHealth } from './health';
import { SCENARIOS, simulateRollout } from './simulate';

const health = (loads: number, fellBack: number): VersionHealth => ({ ...NO_HEALTH, loads, fellBack });
const tableOf = (candidate: VersionHealth, current: VersionHealth) =>
  new Map([
    ['b', new Map([['chrome', candidate]])],
    ['a', new Map([['chrome', current]])],
  ]);
const VERSIONS = { candidate: 'b', current: 'a' };

describe('decide', () => {
  it('waits for the minimum sample, then promotes the next step, and at last to all visits', () => {
    expect(decide(tableOf(health(1999, 2), health(40_000, 40)), VERSIONS, 5)).toMatchObject({
      action: 'wait',
    });
    const enough = tableOf(health(2000, 2), health(40_000, 40));
    const percents = [1, 5, 25, 50, 99].map((percent) => decide(enough, VERSIONS, percent));
    expect(percents).toMatchObject([
      { action: 'promote', percent: 5 },
      ...[25, 50, 100, 100].map((percent) => ({ action: 'promote', percent })),
    ]);
  });

  it('aborts before the minimum sample if the difference is sure, and names the comparison', () => {
    expect(decide(tableOf(health(100, 60), health(1900, 2)), VERSIONS, 5)).toMatchObject({
      action: 'abort',
      finding: { comparison: 'fallbacks' },
    });
  });

  it('waits without any measurement', () =>
    expect(decide(new Map(), VERSIONS, 5)).toEqual({ action: 'wait', loads: 0 }));
});

describe('the evidence', () => {
  it('is none if the candidate fails less often, or is faster', () => {
    expect(
      failureEvidence({ candidate: 0, current: 400 }, { candidate: 2000, current: 38_000 }),
    ).toBeLessThan(1);
    const fast = { bounds: VISIBLE_BOUNDS, counts: VISIBLE_BOUNDS.map(() => 0).concat(0) };
    const values = (bucket: number) => ({
      ...fast,
      counts: fast.counts.map((_, i) => (i === bucket ? 500 : 0)),
    });
    expect(slownessEvidence(values(3), values(20))).toBe(1);
    expect(slownessEvidence(values(20), values(3))).toBeGreaterThan(1e6);
  });

  it('grows with each failure of the candidate', () => {
    const loads = { candidate: 2000, current: 38_000 };
    const evidence = [0, 5, 10, 20].map((candidate) => failureEvidence({ candidate, current: 40 }, loads));
    expect([...evidence].sort((a, b) => a - b)).toEqual(evidence);
  });
});

describe('a health table', () => {
  it('has sums and quantiles', () => {
    expect(sumOf([health(3, 1), health(4, 0)])).toMatchObject({ loads: 7, fellBack: 1 });
    expect(quantile({ bounds: [100, 200], counts: [0, 4, 0] }, 0.75)).toBe(175);
    expect(quantile(NO_HEALTH.visible, 0.75)).toBeUndefined();
  });
});

describe('a simulated roll-out', () => {
  const SEEDS = Array.from({ length: 30 }, (_, seed) => seed + 1);
  const [good, ...bad] = SCENARIOS;

  it('of a good release ends at 100 %', () => {
    for (const seed of SEEDS)
      expect(simulateRollout(good ?? { title: '' }, seed).decision).toMatchObject({ percent: 100 });
  });

  it.each(bad.map((scenario) => [scenario.title, scenario] as const))(
    'of a release that is worse is aborted: %s',
    (_, scenario) => {
      for (const seed of SEEDS) expect(simulateRollout(scenario, seed).decision.action).toBe('abort');
    },
  );

  it('of a release that is broken in one browser names the browser', () => {
    const scenario = SCENARIOS.find(({ broken }) => broken !== undefined);
    const decision = scenario && simulateRollout(scenario, 1).decision;
    expect(decision).toMatchObject({
      action: 'abort',
      finding: { browser: 'firefox', comparison: 'fallbacks' },
    });
  });
});
