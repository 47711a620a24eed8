import type { Engine } from '../../tests/engines/engine';
import { openChecked } from '../../tests/engines/emulation';
import { GROCERIES, type Journey } from '../../tests/engines/journeys/journey';
import { inTime } from '../../tests/engines/in-time';
import { startProblemProxy, type ProblemProxy } from '../../tests/engines/problem-proxy';
import { Shopper } from '../../tests/engines/shopper';
import { startDemo } from '../../tests/support/demo';
import { markdownTable } from '../../tests/support/markdown-table';

const JOURNEY_TIMEOUT_MS = 60_000;

type Result = 'passed' | 'failed' | 'skipped';

/** What one engine did. */
interface Outcome {
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
    const page = await openChecked(engine);
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
  const page = await openChecked(engine);
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
const visit = async (engine: Engine, proxy: ProblemProxy, journeys: readonly Journey[]): Promise<Outcome> => {
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

/** Runs journeys over the built demo, in one engine after the other. */
export const visitAll = async (
  engines: readonly (() => Promise<Engine>)[],
  journeys: readonly Journey[],
): Promise<readonly Outcome[]> => {
  const demo = await startDemo();
  const proxy = await startProblemProxy(demo.origin);
  const outcomes: Outcome[] = [];
  try {
    for (const launch of engines) {
      const engine = await launch();
      outcomes.push(await visit(engine, proxy, journeys));
      await engine.close();
    }
  } finally {
    await proxy.close();
    await demo.close();
  }
  return outcomes;
};

const MARKS: Readonly<Record<Result, string>> = { passed: 'yes', failed: 'no', skipped: 'not possible' };

/** Returns a table in Markdown: what each engine did in each journey. */
export const outcomeTable = (outcomes: readonly Outcome[], journeys: readonly Journey[]): string =>
  markdownTable(
    ['journey', ...outcomes.map(({ name, version }) => `${name} ${version}`)],
    journeys.map(({ title }) => [
      title,
      ...outcomes.map(({ results }) => MARKS[results.get(title) ?? 'failed']),
    ]),
  );

/** Prints how many journeys passed. Returns whether some did, and none failed. */
export const printCounts = (outcomes: readonly Outcome[]): boolean => {
  const results = outcomes.flatMap((one) => [...one.results.values()]);
  const count = (kind: Result) => results.filter((result) => result === kind).length;
  console.log(
    `${String(count('passed'))} passed, ${String(count('failed'))} failed, ${String(count('skipped'))} skipped`,
  );
  return results.length > 0 && count('failed') === 0;
};
