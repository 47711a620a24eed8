import { readFile } from 'node:fs/promises';
import { isRecord } from '../../loader/release';
import { channelLabel, readChannel, type Author, type ChannelId } from '../channel';
import { failed, unreachable, usage } from '../exit-codes';
import { abortCandidate, stepCandidate, type Moved } from '../promote';
import type { ObjectStore } from '../store';
import { decide, type DecideOptions, type Decision } from './decide';
import {
  addTo,
  loadsOf,
  METRICS,
  pointsOf,
  tableOf,
  type HealthTable,
  type Histogram,
  type VersionHealth,
} from './health';

/** Reads the measurements of a channel since a time. */
type ReadHealth = (channel: string, from: Date, now: Date) => Promise<HealthTable>;

const TIMEOUT_MS = 10_000;

/** Reads a file of OTLP exports, one JSON value a line, as the `file` exporter of the OpenTelemetry Collector writes it. */
const readOtlpFile =
  (file: string): ReadHealth =>
  async (channel, from) => {
    const text = await readFile(file, 'utf8').catch(() => {
      throw usage(`${file} cannot be read`);
    });
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const points = lines.flatMap((line, index) => {
      try {
        return pointsOf(JSON.parse(line));
      } catch {
        // The collector may be writing the last line.
        if (index === lines.length - 1) return [];
        throw failed(`line ${index + 1} of ${file} is not JSON`);
      }
    });
    if (!points.some(({ metric }) => metric === METRICS.loads))
      throw usage(`${file} has no measurements: no line has the metric ${METRICS.loads}`);
    return tableOf(points, from.getTime(), channel);
  };

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const queryPrometheus = async (base: string, query: string): Promise<readonly Series[]> => {
  const url = new URL('api/v1/query', base.endsWith('/') ? base : `${base}/`);
  url.searchParams.set('query', query);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw unreachable(`${url.origin}: ${String(error)}`);
  });
  const body: unknown = await response.json().catch(() => undefined);
  const result: unknown = isRecord(body) && isRecord(body['data']) ? body['data']['result'] : undefined;
  if (!response.ok || !Array.isArray(result))
    throw unreachable(`${url.origin} returned status ${response.status}`);
  return result.filter(isRecord).map(({ metric, value }) => ({
    labels: Object(metric) as Record<string, string>,
    // `increase` extrapolates, so its values are not whole.
    value: Math.round(Number(Array.isArray(value) ? value[1] : 0)),
  }));
};

/** Returns a histogram of Prometheus' cumulative buckets. */
const timesOf = (series: readonly Series[]): Histogram => {
  const buckets = series
    .map(({ labels, value }) => ({ bound: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
    .sort((a, b) => a.bound - b.bound);
  const counts = buckets.map(({ value }, index) => Math.max(0, value - (buckets[index - 1]?.value ?? 0)));
  return { bounds: buckets.map(({ bound }) => bound).filter(Number.isFinite), counts };
};

const LOADS_IN_PROMETHEUS = 'shop_header_loads_total';

/** Reads the metrics from Prometheus, with the names that its OTLP receiver gives them. */
const readPrometheus =
  (base: string): ReadHealth =>
  async (channel, from, now) => {
    const seconds = Math.max(1, Math.round((now.getTime() - from.getTime()) / 1000));
    const increase = (labels: string, metric: string) =>
      queryPrometheus(
        base,
        `sum by (version, browser${labels}) (increase(${metric}{channel="${channel}"}[${seconds}s]))`,
      );
    const [loads, errors, times] = await Promise.all([
      increase(', outcome', LOADS_IN_PROMETHEUS),
      increase('', 'shop_header_pages_with_errors_total'),
      increase(', le', 'shop_header_visible_milliseconds_bucket'),
    ]);
    // A step that has just begun has no increase yet, but the metric exists.
    if (loads.length === 0 && (await queryPrometheus(base, `count(${LOADS_IN_PROMETHEUS})`)).length === 0)
      throw usage(`${base} has no measurements: it has no metric ${LOADS_IN_PROMETHEUS}`);
    const table = new Map<string, Map<string, VersionHealth>>();
    for (const { labels, value } of loads) addTo(table, labels, loadsOf(labels['outcome'], value));
    for (const { labels, value } of errors) addTo(table, labels, { pagesWithErrors: value });
    const groupOf = ({ labels }: Series): string => `${labels['version'] ?? ''} ${labels['browser'] ?? ''}`;
    for (const group of new Set(times.map(groupOf))) {
      const own = times.filter((each) => groupOf(each) === group);
      addTo(table, own[0]?.labels ?? {}, { visible: timesOf(own) });
    }
    return table;
  };

/**
 * Returns the reader of a source.
 *
 * @param source `otlp:<file>` or `prometheus:<address>`
 * @throws ReleaseError if the source is of another kind
 */
export const openSource = (source: string): ReadHealth => {
  const [, kind, where = ''] = /^(otlp|prometheus):(.+)$/.exec(source) ?? [];
  if (kind === 'otlp') return readOtlpFile(where);
  if (kind === 'prometheus' && URL.canParse(where)) return readPrometheus(where);
  throw usage(`${source}: a source is otlp:<file> or prometheus:<address>`);
};

interface WatchOptions extends Author {
  readonly store: ObjectStore;
  readonly channel: ChannelId;
  readonly read: ReadHealth;
  readonly options: DecideOptions;
  readonly dryRun: boolean;
}

/** The result of one look at the measurements. */
export interface Watched {
  readonly channel: string;
  readonly candidate: string;
  readonly percent: number;
  readonly decision: Decision;
  /** The move of the channel; undefined while waiting. */
  readonly moved?: Moved;
}

/**
 * Looks at the measurements since the last move of a channel once, and moves its candidate to the next step, aborts it, or
 * does nothing [FED-5].
 *
 * @throws ReleaseError if the channel has no candidate; `conflict` if another author moves it at the same time
 */
export const watch = async (watched: WatchOptions): Promise<Watched> => {
  const { store, channel: id, read, options, dryRun, now, by } = watched;
  const channel = (await readChannel(store, id))?.channel;
  const candidate = channel?.candidate;
  if (!channel || !candidate) throw failed(`${channelLabel(id)} has no candidate`);
  const from = new Date(channel.moves?.[0]?.at ?? candidate.since);
  const versions = { candidate: candidate.version, current: channel.version };
  const decision = decide(await read(id.name, from, now), versions, candidate.percent, options);
  const result = {
    channel: channelLabel(id),
    candidate: candidate.version,
    percent: candidate.percent,
    decision,
  };
  const move = { store, channel: id, now, by, dryRun };
  if (decision.action === 'abort') return { ...result, moved: await abortCandidate(move) };
  if (decision.action === 'wait') return result;
  const step = { ...move, percent: decision.percent, allowContractChange: true };
  return { ...result, moved: await stepCandidate(step) };
};
