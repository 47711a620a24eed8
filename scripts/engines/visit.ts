import type { Engine } from '../../tests/engines/engine';
import { GROCERIES, type Journey } from '../../tests/engines/journeys/journey';
import { inTime } from '../../tests/engines/in-time';
import type { ProblemProxy } from '../../tests/engines/problem-proxy';
import { Shopper } from '../../tests/engines/shopper';

const JOURNEY_TIMEOUT_MS = 60_000;

type Result = 'passed' | 'failed' | 'skipped';

/** What one engine did. */
export interface Outcome {
  readonly name: string;
  readonly version: string;
  /** By title of the journey. A journey is skipped if the engine's driver cannot give an input that it needs. */
  readonly results: ReadonlyMap<string, Result>;
}

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message || error.name, error.cause].filter(Boolean).map(String).join(' ← ')
    : String(error);

/** Runs one journey in a session of its own. @returns what went wrong; empty if nothing did */
const runJourney = async (
  engine: Engine,
  proxy: ProblemProxy,
  { run }: Journey,
): Promise<readonly string[]> => {
  const failures: string[] = [];
  const noteFailure = (error: unknown) => failures.push(messageOf(error));
  try {
    const page = await engine.open();
    proxy.take();
    await inTime(run(new Shopper(page, proxy.origin)), JOURNEY_TIMEOUT_MS, 'the journey').catch(noteFailure);
    await page.close();
  } catch (error) {
    noteFailure(error);
  }
  return [...failures, ...proxy.take()];
};

const PROBLEMS = `{
  setTimeout(() => { throw new Error('on purpose') });
  Promise.reject(new Error('on purpose'));
  document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example' }));
}`;
const REPORTS = ['uncaught', 'rejected', 'policy'];

/** @throws Error if a problem in a page of this engine is not reported, because no journey could fail by one then */
const checkReports = async (engine: Engine, proxy: ProblemProxy): Promise<void> => {
  const page = await engine.open();
  const shopper = new Shopper(page, proxy.origin);
  const reported: string[] = [];
  await shopper.open(GROCERIES);
  await page.evaluate(`(() => ${PROBLEMS})()`);
  await shopper.until('reports of problems', () => {
    reported.push(...proxy.take());
    return Promise.resolve(REPORTS.every((kind) => reported.some((report) => report.startsWith(kind))));
  });
  await page.close();
};

/** Runs journeys in one engine, and prints each outcome. */
export const visit = async (
  engine: Engine,
  proxy: ProblemProxy,
  journeys: readonly Journey[],
): Promise<Outcome> => {
  const { name, version, lacks } = engine;
  console.log(`${name} ${version}`);
  await checkReports(engine, proxy);
  const results = new Map<string, Result>();
  for (const journey of journeys) {
    const { title, needs } = journey;
    if (needs && lacks.includes(needs)) {
      console.log(`– ${name}: ${title} (its driver cannot give ${needs})`);
      results.set(title, 'skipped');
      continue;
    }
    const started = performance.now();
    const problems = await runJourney(engine, proxy, journey);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? '✔' : '✘'} ${name}: ${title} (${seconds} s)`, ...problems);
    results.set(title, problems.length === 0 ? 'passed' : 'failed');
  }
  return { name, version, results };
};
