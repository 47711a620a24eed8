import { slowestJourneys } from './slowest';

const spec = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] });

describe('slowestJourneys', () => {
  it('lists the slowest first, also those of nested suites', () => {
    const report = {
      suites: [
        {
          file: 'journeys/slot.spec.ts',
          specs: [spec('opens', 900)],
          suites: [{ file: 'journeys/slot.spec.ts', specs: [spec('expires', 12_340)] }],
        },
        { file: 'journeys/search.spec.ts', specs: [spec('suggests', 2_000)] },
      ],
    };
    expect(slowestJourneys(JSON.stringify(report), 2)).toBe(
      '  12.3 s  journeys/slot.spec.ts: expires\n   2.0 s  journeys/search.spec.ts: suggests\n',
    );
  });
});
