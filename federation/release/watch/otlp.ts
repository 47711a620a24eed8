import { isRecord } from '../../loader/release';
import { NO_HEALTH, type HealthTable, type VersionHealth } from './health-table';

/** Names of the metrics that carry the health report. Each has the attributes `version`, `channel` and `browser`. */
export const METRICS = {
  /** Counter, with `outcome` and `reason`. */
  loads: 'shop_header.loads',
  /** Counter. */
  pagesWithErrors: 'shop_header.pages_with_errors',
  /** Histogram, milliseconds. */
  visible: 'shop_header.visible',
  /** Histogram, milliseconds. */
  lcp: 'shop_header.lcp',
  /** Histogram, milliseconds. */
  inp: 'shop_header.inp',
  /** Histogram, without unit. */
  cls: 'shop_header.cls',
  /** Counter, with `service` and `kind`. */
  failedCalls: 'shop_header.failed_calls',
} as const;

/** A data point of a cumulative counter or histogram. */
export interface Point {
  readonly metric: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Identifies the exporting process, whose counters begin at zero. */
  readonly source: string;
  readonly value: number;
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

const list = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const textOf = (value: unknown): string => {
  const given: unknown = isRecord(value) ? Object.values(value)[0] : '';
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
};

const attributesOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(list(value).map(({ key, value: each }) => [String(key), textOf(each)]));

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

const pointOf = (metric: string, source: string, point: Readonly<Record<string, unknown>>): Point => ({
  metric,
  source: `${source} ${String(point['startTimeUnixNano'])}`,
  attributes: attributesOf(point['attributes']),
  time: Number(point['timeUnixNano']) / 1e6,
  value: Number(point['asInt'] ?? point['asDouble'] ?? point['count'] ?? 0),
  bounds: numbers(point['explicitBounds']),
  counts: numbers(point['bucketCounts']),
});

/** Returns the points of an `ExportMetricsServiceRequest` in OTLP's JSON; none of a body of another form. */
export const pointsOf = (body: unknown): readonly Point[] =>
  list(field(body, 'resourceMetrics')).flatMap(({ resource, scopeMetrics }) => {
    const source = JSON.stringify(attributesOf(field(resource, 'attributes')));
    return list(scopeMetrics).flatMap(({ metrics }) =>
      list(metrics).flatMap(({ name, sum, histogram }) =>
        list(field(sum ?? histogram, 'dataPoints')).map((point) => pointOf(String(name), source, point)),
      ),
    );
  });

const keyOf = ({ metric, source, attributes }: Point): string =>
  JSON.stringify([metric, source, Object.entries(attributes).sort()]);

/** Returns the last point of each counter up to a time, in milliseconds since 1970. */
const lastPoints = (points: readonly Point[], until: number): ReadonlyMap<string, Point> => {
  const last = new Map<string, Point>();
  for (const point of points) {
    const known = last.get(keyOf(point));
    if (point.time <= until && (!known || known.time <= point.time)) last.set(keyOf(point), point);
  }
  return last;
};

const subtract = (point: Point, before: Point | undefined): Point =>
  before
    ? {
        ...point,
        value: point.value - before.value,
        counts: point.counts.map((count, index) => count - (before.counts[index] ?? 0)),
      }
    : point;

const withPoint = (
  health: VersionHealth,
  { metric, attributes, value, bounds, counts }: Point,
): VersionHealth => {
  if (metric === METRICS.pagesWithErrors)
    return { ...health, pagesWithErrors: health.pagesWithErrors + value };
  if (metric === METRICS.visible) {
    const sums = counts.map((count, index) => count + (health.visible.counts[index] ?? 0));
    return { ...health, visible: { bounds, counts: sums } };
  }
  if (metric !== METRICS.loads) return health;
  const { outcome } = attributes;
  return {
    ...health,
    loads: health.loads + value,
    retried: health.retried + (outcome === 'retried' ? value : 0),
    fellBack: health.fellBack + (outcome === 'fell-back' ? value : 0),
  };
};

/**
 * Returns the health by version and browser of cumulative points.
 *
 * @param points of any number of exporting processes
 * @param from counts from this time, in milliseconds since 1970; from the beginning by default
 * @param channel counts this channel only
 */
export const tableOf = (points: readonly Point[], from = 0, channel?: string): HealthTable => {
  const before = lastPoints(points, from);
  const table = new Map<string, Map<string, VersionHealth>>();
  for (const [key, point] of lastPoints(points, Infinity)) {
    const { version = '', browser = 'other' } = point.attributes;
    if (channel !== undefined && point.attributes['channel'] !== channel) continue;
    const browsers = table.get(version) ?? new Map<string, VersionHealth>();
    table.set(version, browsers);
    browsers.set(browser, withPoint(browsers.get(browser) ?? NO_HEALTH, subtract(point, before.get(key))));
  }
  return table;
};
