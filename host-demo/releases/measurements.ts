import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type ViewOptions,
} from '@opentelemetry/sdk-metrics';
import * as v from 'valibot';
import { PROBLEM_CODES } from '../../federation/contract/problems';
import type { HealthMeasurement } from '../../federation/loader';
import { METRICS, VISIBLE_BOUNDS } from '../../federation/release/watch/health';

const text = v.pipe(v.string(), v.maxLength(80));
const positive = v.pipe(v.number(), v.minValue(0));
const of = { version: text, channel: v.optional(text) };

const measurement = v.union([
  v.object({
    ...of,
    name: v.literal('load'),
    outcome: v.picklist(['loaded', 'retried', 'fell-back']),
    reason: v.optional(v.picklist(PROBLEM_CODES.onProblem)),
    milliseconds: v.optional(positive),
  }),
  v.object({ ...of, name: v.picklist(['visible', 'lcp', 'inp']), milliseconds: positive }),
  v.object({ ...of, name: v.literal('cls'), score: positive }),
  v.object({ ...of, name: v.literal('error'), kind: v.picklist(['script', 'chunk']), isFirst: v.boolean() }),
  v.object({ ...of, name: v.literal('failed-call'), service: text, kind: text }),
]);

/**
 * Decodes a measurement that a browser has sent.
 *
 * @throws ValiError if it has another form
 */
export const decodeMeasurement = (value: unknown): HealthMeasurement =>
  v.parse(measurement, value) as HealthMeasurement;

/** Returns the engine of a browser, by its `User-Agent`. */
export const browserOf = (userAgent = ''): string => {
  if (userAgent.includes('Edg/')) return 'edge';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (/(?:Headless)?Chrom(?:e|ium)\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
};

/** Passes measurements to a back end that understands OTLP/HTTP, such as the OpenTelemetry Collector. */
export interface HealthExporter {
  readonly record: (measurement: HealthMeasurement, browser: string) => void;
  /** Exports what was recorded, without waiting for the next interval. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const INTERVAL_MS = 5_000;

const SHIFT_BOUNDS = [0, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5];

const histogram = (instrumentName: string, boundaries: readonly number[]): ViewOptions => ({
  instrumentName,
  aggregation: {
    type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
    options: { boundaries: [...boundaries], recordMinMax: false },
  },
});

/**
 * Creates an exporter.
 *
 * @param url address for metrics, `https://collector.example/v1/metrics`
 */
export const createHealthExporter = (url: string): HealthExporter => {
  const provider = new MeterProvider({
    resource: resourceFromAttributes({
      'service.name': 'shop-header',
      'service.instance.id': String(process.pid),
    }),
    views: [
      ...[METRICS.visible, METRICS.lcp, METRICS.inp].map((name) => histogram(name, VISIBLE_BOUNDS)),
      histogram(METRICS.cls, SHIFT_BOUNDS),
    ],
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url }),
        exportIntervalMillis: INTERVAL_MS,
        exportTimeoutMillis: INTERVAL_MS,
      }),
    ],
  });
  const meter = provider.getMeter('shop-header');
  const loads = meter.createCounter(METRICS.loads);
  const pagesWithErrors = meter.createCounter(METRICS.pagesWithErrors);
  const failedCalls = meter.createCounter(METRICS.failedCalls);
  const times = {
    visible: meter.createHistogram(METRICS.visible, { unit: 'ms' }),
    lcp: meter.createHistogram(METRICS.lcp, { unit: 'ms' }),
    inp: meter.createHistogram(METRICS.inp, { unit: 'ms' }),
  };
  const shifts = meter.createHistogram(METRICS.cls);
  return {
    record: (measurement, browser) => {
      const { version, channel = '' } = measurement;
      const of = { version, channel, browser };
      switch (measurement.name) {
        case 'load':
          loads.add(1, { ...of, outcome: measurement.outcome, reason: measurement.reason ?? '' });
          break;
        case 'error':
          if (measurement.isFirst) pagesWithErrors.add(1, of);
          break;
        case 'failed-call':
          failedCalls.add(1, { ...of, service: measurement.service, kind: measurement.kind });
          break;
        case 'cls':
          shifts.record(measurement.score, of);
          break;
        case 'visible':
        case 'lcp':
        case 'inp':
          times[measurement.name].record(measurement.milliseconds, of);
      }
    },
    flush: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  };
};
