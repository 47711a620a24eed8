import {
  literal,
  maxLength,
  minValue,
  number,
  optional,
  parse,
  picklist,
  pipe,
  string,
  union,
  boolean,
  object,
} from 'valibot';
import type { HealthMeasurement } from '../../federation/loader';
import { PROBLEM_CODES } from '../../federation/contract/problems';

const text = pipe(string(), maxLength(80));
const positive = pipe(number(), minValue(0));
const of = { version: text, channel: optional(text) };

const measurement = union([
  object({
    ...of,
    name: literal('load'),
    outcome: picklist(['loaded', 'retried', 'fell-back']),
    reason: optional(picklist(PROBLEM_CODES.onProblem)),
    milliseconds: optional(positive),
  }),
  object({ ...of, name: picklist(['visible', 'lcp', 'inp']), milliseconds: positive }),
  object({ ...of, name: literal('cls'), score: positive }),
  object({ ...of, name: literal('error'), kind: picklist(['script', 'chunk']), isFirst: boolean() }),
  object({ ...of, name: literal('failed-call'), service: text, kind: text }),
]);

/**
 * Decodes a measurement that a browser has sent.
 *
 * @throws ValiError if it has another form
 */
export const decodeMeasurement = (value: unknown): HealthMeasurement =>
  parse(measurement, value) as HealthMeasurement;

/** Returns the engine of a browser, by its `User-Agent`. */
export const browserOf = (userAgent = ''): string => {
  if (userAgent.includes('Edg/')) return 'edge';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (/(?:Headless)?Chrom(?:e|ium)\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
};
