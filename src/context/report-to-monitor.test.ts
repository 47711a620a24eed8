import { reportToMonitor } from './report-to-monitor';

const PROBLEM = { name: 'region_failed' as const, message: 'search: Error' };

describe('reportToMonitor', () => {
  it('passes the problem to the host’s monitor [ERR-5] [FED-3]', () => {
    const reports: unknown[] = [];
    reportToMonitor({ monitor: { report: (problem) => reports.push(problem) } }, PROBLEM);
    expect(reports).toEqual([PROBLEM]);
  });

  it('ignores an error that the monitor throws, and a missing monitor [FED-3]', () => {
    const throwing = {
      report() {
        throw new Error('host');
      },
    };
    for (const adapters of [{ monitor: throwing }, {}]) {
      expect(() => reportToMonitor(adapters, PROBLEM)).not.toThrow();
    }
  });
});
