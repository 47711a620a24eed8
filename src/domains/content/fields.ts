import * as v from 'valibot';
import { contentHref } from './content-links';
import { safeText } from './safe-text';

/** A field that may be missing: a wrong value counts as none, and never costs its neighbours. */
export const maybe = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.fallback(v.optional(schema), undefined) as unknown as v.GenericSchema<unknown, Out | undefined>;

const cleaned = v.pipe(v.string(), v.transform(safeText));

/** Whatever stands there, if anything does. */
export const anything = v.optional(v.unknown());
/** A text that may be shown. */
export const text = maybe(cleaned);
export const flag = v.fallback(v.boolean(), false);
/** Entries of a list, as they came. */
export const list = v.fallback(v.array(v.unknown()), []);
/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  maybe(
    v.pipe(
      v.number(),
      v.check((value) => Number.isInteger(value) && value >= least && value <= most),
    ),
  );

/** One of some words, or the first of them. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.fallback(v.picklist(words), words[0]) as unknown as v.GenericSchema<unknown, Words[number]>;

/** An object whose fields are read by their own schemas; anything else is none. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) => maybe(v.object(entries));

const linkFields = group({ text, altText: text, url: anything, newWindow: flag });

/** A link is one only with an address that may be followed [CONT-1]. */
export const link = v.pipe(
  linkFields,
  v.transform((wire) => {
    const href = contentHref(wire?.url);
    if (!wire || href === undefined) return undefined;
    const { text: label, altText, newWindow } = wire;
    return { href, newWindow, text: label, altText };
  }),
);

/** Most entries of any list that are looked at. */
const MOST_ENTRIES = 300;

/** Keeps what can be read; one bad entry never costs the others. */
export const decodeEach = <T>(
  entries: readonly unknown[],
  decode: (entry: unknown) => T | undefined,
): readonly T[] => {
  const read = entries.slice(0, MOST_ENTRIES).map(decode);
  return read.filter((entry) => entry !== undefined);
};

/** @returns the fields, or none of them when it is no object */
export const readFields = <Out>(schema: v.GenericSchema<unknown, Out>, wire: unknown): Out | undefined => {
  const read = v.safeParse(schema, wire);
  return read.success ? read.output : undefined;
};
