import * as v from 'valibot';
import { contentHref } from './content-links';

/** Length limit of one text, in UTF-16 code units. */
const MAX_LENGTH = 5_000;

/** Control characters except line feed, and characters that change the text direction. */
const INVISIBLE = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a text without broken or invisible characters, cut to the length limit [CONT-1]. */
const safeText = (text: string): string => {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return short.replace(/\p{Surrogate}/gu, '\uFFFD').replace(INVISIBLE, '');
};

/** An optional field: an invalid value becomes undefined and does not affect other fields. */
export const maybe = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.fallback(v.optional(schema), undefined) as unknown as v.GenericSchema<unknown, Out | undefined>;

const cleaned = v.pipe(v.string(), v.transform(safeText));

/** Any value, or none. */
export const anything = v.optional(v.unknown());
/** A text, cleaned by `safeText`. */
export const text = maybe(cleaned);
export const flag = v.fallback(v.boolean(), false);
/** Entries of a list, not decoded. */
export const list = v.fallback(v.array(v.unknown()), []);
/** An integer from `min` to `max`. */
export const integer = (min: number, max: number) =>
  maybe(
    v.pipe(
      v.number(),
      v.check((value) => Number.isInteger(value) && value >= min && value <= max),
    ),
  );

/** One of the given values; the first one for any other value. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.fallback(v.picklist(values), values[0]) as unknown as v.GenericSchema<unknown, Values[number]>;

/** An object whose fields have their own schemas; any other value becomes undefined. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) => maybe(v.object(entries));

const linkFields = group({ text, altText: text, url: anything, newWindow: flag });

/** A link; undefined without a safe address [CONT-1]. */
export const link = v.pipe(
  linkFields,
  v.transform((wire) => {
    const href = contentHref(wire?.url);
    if (!wire || href === undefined) return undefined;
    const { text: label, altText, newWindow } = wire;
    return { href, newWindow, text: label, altText };
  }),
);

/** The number of entries of a list that are decoded. */
const MAX_ENTRIES = 300;

/** Decodes each entry; leaves out those for which `decode` returns undefined. */
export const decodeEach = <T>(
  entries: readonly unknown[],
  decode: (entry: unknown) => T | undefined,
): readonly T[] => {
  const read = entries.slice(0, MAX_ENTRIES).map(decode);
  return read.filter((entry) => entry !== undefined);
};

/** Returns the fields of an object by a schema; undefined for any other value. */
export const readFields = <Out>(schema: v.GenericSchema<unknown, Out>, wire: unknown): Out | undefined => {
  const read = v.safeParse(schema, wire);
  return read.success ? read.output : undefined;
};
