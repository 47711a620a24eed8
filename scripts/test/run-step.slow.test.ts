import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readLastLine } from './reports';
import { scaledLimit } from './run-command';
import { runStep, waitingLine } from './run-step';

const LIMIT_MS = 1_000;

/** Runs a step whose program is the text, and whose report is what it prints. Returns the printed lines, too. */
const run = async (program: string, limit = 600_000) => {
  const log = path.join(await mkdtemp(path.join(tmpdir(), 'step-')), 'log');
  const lines: string[] = [];
  const counts = await runStep(
    {
      name: 'unit tests',
      command: [process.execPath, '-e', program],
      report: { path: log, read: readLastLine },
    },
    { log, limit, print: (line) => lines.push(line) },
  );
  return { counts, last: lines.at(-1) };
};

const HANGS = 'setInterval(() => {}, 1000);';

describe('runStep', () => {
  it('marks a step that passed and did not end as passed, and says that it was killed', async () => {
    const { counts, last } = await run(`console.log('12 passed, 0 failed');${HANGS}`, LIMIT_MS);
    expect(counts).toEqual({ passed: 12, failed: 0 });
    expect(last).toMatch(
      /^✔ unit tests: 12 passed, 0 failed \(passed, but did not end: killed after \d.\d minutes\)$/,
    );
  });

  it('marks a step that ran out of time before its end as failed', async () => {
    const { counts, last } = await run(HANGS, LIMIT_MS);
    expect(counts.failed).toBe(1);
    expect(last).toMatch(/^✘ unit tests: .*\(ran out of time: killed after \d.\d minutes\)$/);
  });

  it('names what it waits for, and prints the seconds at the end', async () => {
    const running = run("console.log('1 passed, 0 failed')");
    while (!waitingLine().includes('unit tests')) await setImmediate();
    expect(waitingLine()).toMatch(/^… waiting for unit tests \(\d+ s\)$/);
    expect((await running).last).toMatch(/^✔ unit tests: 1 passed, 0 failed \(\d+\.\d s\)$/);
  });
});

describe('scaledLimit', () => {
  it('grows with the processes that wait for a core, and never shrinks', () => {
    expect(scaledLimit(1000, 0, 2)).toBe(1000);
    expect(scaledLimit(1000, 8, 2)).toBe(4000);
  });
});
