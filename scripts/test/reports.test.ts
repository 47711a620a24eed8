import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countsOf,
  flakyJourneys,
  readJest,
  readLastLine,
  readPlaywright,
  slowestJourneys,
  sum,
} from './reports';

const jestReport = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0): string =>
  JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites });

describe('countsOf', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counts-'));
  });

  const counts = async (text: string, code: number | null, isOutOfTime = false) => {
    const path = join(folder, 'report.json');
    await writeFile(path, text);
    return countsOf(path, readJest, { code, isOutOfTime });
  };

  it.each([
    ['what passed', jestReport(7, 0), 0, { passed: 7, failed: 0 }],
    ['what failed', jestReport(7, 2), 1, { passed: 7, failed: 2 }],
    ['a suite that could not be loaded as a failure', jestReport(7, 0, 1), 1, { passed: 7, failed: 1 }],
    ['one failure when no test ran', jestReport(0, 0), 0, { passed: 0, failed: 1 }],
    ['one failure when the runner crashed after its report', jestReport(7, 0), 1, { passed: 7, failed: 1 }],
    ['one failure when the runner was killed', jestReport(7, 0), null, { passed: 7, failed: 1 }],
    ['one failure for an empty report', '', 0, { passed: 0, failed: 1 }],
    ['one failure for a report without counts', '{}', 0, { passed: 0, failed: 1 }],
    ['one failure for a report of another type', '{"numPassedTests":"7"}', 0, { passed: 0, failed: 1 }],
  ])('counts %s', async (_, text, code, expected) => {
    await expect(counts(text, code)).resolves.toEqual(expected);
  });

  it('counts no failure of a runner that passed and did not end, and one of a runner without a report', async () => {
    await expect(counts(jestReport(7, 0), null, true)).resolves.toEqual({ passed: 7, failed: 0 });
    await expect(counts(jestReport(7, 1), null, true)).resolves.toEqual({ passed: 7, failed: 1 });
    await expect(counts('', null, true)).resolves.toEqual({ passed: 0, failed: 1 });
  });

  it('counts one failure when there is no report', async () => {
    const none = join(folder, 'none.json');
    await expect(countsOf(none, readJest, { code: 0, isOutOfTime: false })).resolves.toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts an error outside of journeys as a failure', () => {
    const text = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [{}] });
    expect(readPlaywright(text)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts up to three flaky journeys as passed, and more as failed', () => {
    const text = (flaky: number) =>
      JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky }, errors: [] });
    expect(readPlaywright(text(3))).toEqual({ passed: 8, failed: 0 });
    expect(readPlaywright(text(4))).toEqual({ passed: 5, failed: 4 });
  });

  it('reads the last line that has counts', () => {
    expect(readLastLine('3 passed, 1 failed\nmore\n12 passed, 2 failed, 1 skipped\n')).toEqual({
      passed: 12,
      failed: 2,
    });
    expect(readLastLine('nothing').passed).toBeNaN();
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});

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
