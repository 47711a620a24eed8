import { isRecord } from '../../loader/release';

/** Counts of values by upper bound: `counts[i]` values are at most `bounds[i]`, and the last count is of those above. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/** The measurements of one version in one browser. */
export interface VersionHealth {
  /** Outcomes of loading: loaded, retried and fell back. */
  readonly loads: number;
  readonly retried: number;
  readonly fellBack: number;
  /** Pages with at least one uncaught error in a script of the remote. */
  readonly pagesWithErrors: number;
  /** Time to visible, in milliseconds. */
  readonly visible: Histogram;
}

/** Measurements by version and browser. */
export type HealthTable = ReadonlyMap<string, ReadonlyMap<string, VersionHealth>>;

/** Upper bounds of the time to visible in milliseconds: each bucket is about an eighth wide. */
export const VISIBLE_BOUNDS: readonly number[] = [
  ...[100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000],
  ...[1100, 1250, 1400, 1600, 1800, 2000, 2250, 2500, 2800, 3200, 3600, 4000, 5000, 7000, 10_000],
];

const NO_VALUES: Histogram = { bounds: VISIBLE_BOUNDS, counts: VISIBLE_BOUNDS.map(() => 0).concat(0) };

export const NO_HEALTH: VersionHealth = {
  loads: 0,
  retried: 0,
  fellBack: 0,
  pagesWithErrors: 0,
  visible: NO_VALUES,
};

const addTimes = (one: Histogram, other: Histogram): Histogram => {
  if (other.counts.every((count) => count === 0)) return one;
  if (one.counts.every((count) => count === 0)) return other;
  if (one.counts.length !== other.counts.length)
    throw new RangeError('two histograms of the time to visible have different bounds');
  return {
    bounds: one.bounds,
    counts: one.counts.map((count, index) => count + (other.counts[index] ?? 0)),
  };
};

/** Returns the sum of measurements, such as those of all browsers. */
export const sumOf = (all: Iterable<Partial<VersionHealth>>): VersionHealth =>
  [...all].reduce<VersionHealth>(
    (total, { loads = 0, retried = 0, fellBack = 0, pagesWithErrors = 0, visible = NO_VALUES }) => ({
      loads: total.loads + loads,
      retried: total.retried + retried,
      fellBack: total.fellBack + fellBack,
      pagesWithErrors: total.pagesWithErrors + pagesWithErrors,
      visible: addTimes(total.visible, visible),
    }),
    NO_HEALTH,
  );

/** Adds measurements of a version in a browser. */
export const addTo = (
  table: Map<string, Map<string, VersionHealth>>,
  { version = '', browser = 'other' }: Readonly<Record<string, string>>,
  more: Partial<VersionHealth>,
): void => {
  const browsers = table.get(version) ?? new Map<string, VersionHealth>();
  table.set(version, browsers.set(browser, sumOf([browsers.get(browser) ?? NO_HEALTH, more])));
};

/** Returns the measurements of loads with one outcome. */
export const loadsOf = (outcome: string | undefined, loads: number): Partial<VersionHealth> => ({
  loads,
  retried: outcome === 'retried' ? loads : 0,
  fellBack: outcome === 'fell-back' ? loads : 0,
});

/** Returns a quantile of a histogram, interpolated within its bucket; undefined without values. */
export const quantile = ({ bounds, counts }: Histogram, part: number): number | undefined => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= part * total) {
      const low = bounds[index - 1] ?? 0;
      const high = bounds[index] ?? low;
      return low + ((part * total - below) / count) * (high - low);
    }
    below += count;
  }
  return undefined;
};

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

const healthOf = ({ metric, attributes, value, bounds, counts }: Point): Partial<VersionHealth> => {
  if (metric === METRICS.pagesWithErrors) return { pagesWithErrors: value };
  if (metric === METRICS.visible) return { visible: { bounds, counts } };
  return metric === METRICS.loads ? loadsOf(attributes['outcome'], value) : {};
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
    if (channel !== undefined && point.attributes['channel'] !== channel) continue;
    addTo(table, point.attributes, healthOf(subtract(point, before.get(key))));
  }
  return table;
};
