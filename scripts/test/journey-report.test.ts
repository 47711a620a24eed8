import { flakyJourneys, slowestJourneys } from './journey-report';

const spec = (title: string, duration: number, status = 'expected') => ({
  title,
  tests: [{ status, results: [{ duration }] }],
});

const REPORT = JSON.stringify({
  suites: [
    {
      file: 'journeys/slot.spec.ts',
      specs: [spec('opens', 900)],
      suites: [{ file: 'journeys/slot.spec.ts', specs: [spec('expires', 12_340, 'flaky')] }],
    },
    { file: 'journeys/search.spec.ts', specs: [spec('suggests', 2_000)] },
  ],
});

describe('slowestJourneys', () => {
  it('lists the slowest first, also those of nested suites', () => {
    expect(slowestJourneys(REPORT, 2)).toBe(
      '  12.3 s  journeys/slot.spec.ts: expires\n   2.0 s  journeys/search.spec.ts: suggests\n',
    );
  });
});

describe('flakyJourneys', () => {
  it('lists the journeys that passed only when they were retried', () => {
    expect(flakyJourneys(REPORT)).toEqual(['flaky: journeys/slot.spec.ts: expires']);
  });
});
