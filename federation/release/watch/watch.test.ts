import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serveOnLoopback } from '../../testing/serve-on-loopback';
import { createFolderStore } from '../folder-store';
import { runTool } from '../testing/run-tool';
import { channelIn, promoteTo, publishSmall, temporaryFolder } from '../testing/releases';
import { METRICS } from './health';

const BEFORE = new Date('2026-03-01T10:00:00Z');
const NOW = new Date('2026-03-03T10:00:00Z');

/** Loads of a version, by outcome. */
type Loads = Readonly<Record<string, number>>;

const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** One export in OTLP's JSON. */
const exportOf = (time: Date, byVersion: Readonly<Record<string, Loads>>): string => {
  const dataPoints = Object.entries(byVersion).flatMap(([version, loads]) =>
    Object.entries(loads).map(([outcome, asInt]) => ({
      attributes: attributesOf({ version, channel: 'stable', browser: 'chrome', outcome }),
      startTimeUnixNano: '1',
      timeUnixNano: String(time.getTime() * 1e6),
      asInt: String(asInt),
    })),
  );
  const metrics = [{ name: METRICS.loads, sum: { dataPoints } }];
  return JSON.stringify({ resourceMetrics: [{ resource: {}, scopeMetrics: [{ metrics }] }] });
};

/** Creates a store whose channel has a candidate at 5 % since 2 March, and runs `watch` with a source. */
const setUp = async () => {
  const root = await temporaryFolder();
  const store = createFolderStore(root);
  const { version: current } = await publishSmall(store);
  const { version: candidate } = await publishSmall(store, { chunk: 'next' });
  await promoteTo(store, current, { at: '2026-03-01T09:00:00.000Z' });
  await promoteTo(store, candidate, { percent: 5, at: '2026-03-02T09:00:00.000Z' });
  const run = (source: string, ...more: readonly string[]) =>
    runTool(['watch', '--channel', 'stable', '--to', `folder:${root}`, '--source', source, ...more], {
      environment: { USER: 'cron' },
      now: NOW.toISOString(),
    });
  const file = path.join(await temporaryFolder(), 'metrics.jsonl');
  const runWith = async (...exports: readonly string[]) => {
    await writeFile(file, `${exports.join('\n')}\n{"cut`);
    return run(`otlp:${file}`);
  };
  const channel = () => channelIn(store);
  return { run, runWith, channel, current, candidate };
};

describe('npm run release -- watch', () => {
  it('waits, promotes the next step, and aborts, from an OTLP file; it counts since the last move only [FED-5]', async () => {
    const { runWith, channel, current, candidate } = await setUp();
    const bad = { loaded: 100, 'fell-back': 900 };
    // Failures of the candidate before this roll-out do not count.
    const before = exportOf(BEFORE, { [candidate]: bad, [current]: { loaded: 1000 } });
    const few = { [candidate]: { loaded: 200, 'fell-back': 901 }, [current]: { loaded: 3000 } };
    const waiting = await runWith(before, exportOf(NOW, few));
    expect(waiting).toMatchObject({ code: 0, out: `v1/stable: ${candidate} at 5 %, 101 loads: waiting` });
    const many = {
      [candidate]: { loaded: 2200, 'fell-back': 901 },
      [current]: { loaded: 41_000, 'fell-back': 40 },
    };
    const promoted = await runWith(before, exportOf(NOW, many));
    expect(promoted.out).toBe(`v1/stable: ${candidate} at 5 %, 2101 loads: promoted to 25 %`);
    expect(await channel()).toMatchObject({ candidate: { percent: 25 }, moves: [{ by: 'cron' }, {}, {}] });
    // The step at 25 % began at this moment, so its measurements are later.
    const later = exportOf(new Date(NOW.getTime() + 60_000), {
      [candidate]: { loaded: 2300, 'fell-back': 960 },
      [current]: { loaded: 41_900, 'fell-back': 41 },
    });
    const aborted = await runWith(before, exportOf(NOW, many), later);
    expect(aborted.code).toBe(1);
    expect(aborted.text).toMatch(/ 159 loads: aborted because of fallbacks in (all browsers|chrome)/);
    expect(await channel()).not.toHaveProperty('candidate');
    expect((await runWith(before)).text).toContain('has no candidate');
  });

  it('reads Prometheus: counters and the buckets of the histogram, by version and browser', async () => {
    const { run, current, candidate } = await setUp();
    const queries: string[] = [];
    const of = (labels: object, value: number) => ({
      metric: { browser: 'chrome', ...labels },
      value: [0, String(value)],
    });
    const { address, close } = await serveOnLoopback(({ url = '' }, response) => {
      const query = new URL(url, 'http://prometheus').searchParams.get('query') ?? '';
      queries.push(query);
      const times = (version: string, slow: number, all: number) => [
        of({ version, le: '+Inf' }, all),
        of({ version, le: '500' }, all - slow),
        of({ version, le: '1000' }, all),
      ];
      const result = query.includes('_bucket')
        ? [...times(candidate, 900, 1000), ...times(current, 2000, 19_000)]
        : query.includes('loads_total')
          ? [
              of({ version: candidate, outcome: 'loaded' }, 1000),
              of({ version: current, outcome: 'loaded' }, 19_000.4),
            ]
          : [];
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 'success', data: { result } }));
    });
    const { code, out } = await run(`prometheus:${address}`, '--dry-run');
    await close();
    expect(code).toBe(1);
    expect(out).toMatch(/^dry run: .* 1000 loads: aborted because of time to visible/);
    expect(queries[0]).toBe(
      'sum by (version, browser, outcome) (increase(shop_header_loads_total{channel="stable"}[90000s]))',
    );
  });

  it.each([
    ['csv:file', /a source is otlp:<file> or prometheus:<address>/, 2],
    ['otlp:/nowhere.jsonl', /cannot be read/, 2],
    ['prometheus:http://127.0.0.1:1', /127\.0\.0\.1/, 4],
  ])('moves nothing if the source is %s', async (source, message, code) => {
    const { run, channel } = await setUp();
    const result = await run(source);
    expect(result.text).toMatch(message);
    expect(result.code).toBe(code);
    expect(await channel()).toMatchObject({ candidate: { percent: 5 } });
  });

  it.each([
    ['no line', []],
    ['only other metrics', ['{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"name":"up","sum":{}}]}]}]}']],
    ['another kind of JSON', ['{"version":1}', '[]']],
  ])('refuses a file with %s, instead of waiting for ever', async (_, lines) => {
    const { runWith, channel } = await setUp();
    const { code, text } = await runWith(...lines);
    expect([code, text]).toEqual([2, expect.stringContaining(`has no measurements`)]);
    expect(await channel()).toMatchObject({ candidate: { percent: 5 } });
  });

  it('refuses a Prometheus without the metric, and waits for one that has counted nothing in this step', async () => {
    const { run } = await setUp();
    const runWithSeries = async (series: readonly object[]) => {
      const { address, close } = await serveOnLoopback(({ url = '' }, response) => {
        const query = new URL(url, 'http://prometheus').searchParams.get('query') ?? '';
        const result = query.startsWith('count(') ? series : [];
        response.writeHead(200).end(JSON.stringify({ data: { result } }));
      });
      const result = await run(`prometheus:${address}`);
      await close();
      return result;
    };
    expect(await runWithSeries([])).toMatchObject({ code: 2 });
    const { code, out } = await runWithSeries([{ metric: {}, value: [0, '4'] }]);
    expect([code, out]).toEqual([0, expect.stringContaining('0 loads: waiting')]);
  });

  it('says which pages it cannot see', async () => {
    const { runWith, current } = await setUp();
    const { reported } = await runWith(exportOf(NOW, { [current]: { loaded: 1 } }));
    expect(reported).toEqual(['pages with v1/loader.js send no measurements: they are not compared']);
  });

  it.each(['0', '5,100', '25,5', 'x'])('refuses the steps %s', async (steps) => {
    const { run } = await setUp();
    expect((await run('otlp:x', '--steps', steps)).code).toBe(2);
  });
});
