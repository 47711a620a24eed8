/** Allowed inline styles of content, with the property names of React. */
export interface SafeStyle {
  readonly color?: string;
  readonly textAlign?: 'start' | 'center' | 'end' | 'justify';
  /** CSS pixels. */
  readonly marginInlineStart?: number;
  /** CSS pixels. */
  readonly fontSize?: number;
  readonly fontWeight?: number;
  readonly fontFamily?: string;
}

const COLOUR_NAMES = new Set(
  'black silver gray grey white maroon red purple fuchsia green lime olive yellow navy blue teal aqua orange'.split(
    ' ',
  ),
);
const COLOUR = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\d{1,3}(?:, ?| )\d{1,3}(?:, ?| )\d{1,3}\))$/;

const ALIGNMENTS = new Map([
  ['left', 'start'],
  ['start', 'start'],
  ['center', 'center'],
  ['centre', 'center'],
  ['right', 'end'],
  ['end', 'end'],
  ['justify', 'justify'],
] as const);

const FAMILIES = new Map([
  ['serif', 'Georgia, serif'],
  ['georgia', 'Georgia, serif'],
  ['times new roman', '"Times New Roman", serif'],
  ['sans-serif', 'sans-serif'],
  ['arial', 'Arial, sans-serif'],
  ['verdana', 'Verdana, sans-serif'],
  ['monospace', 'monospace'],
]);

const WEIGHTS = new Map([
  ['normal', 400],
  ['bold', 700],
  ...[3, 4, 5, 6, 7, 8].map((each): [string, number] => [String(each * 100), each * 100]),
]);

const lookUp = <K extends string, V>(map: ReadonlyMap<K, V>, value: string): V | undefined =>
  map.get(value as K);

const colour = (value: string) => (COLOUR_NAMES.has(value) || COLOUR.test(value) ? value : undefined);

/** A length in CSS pixels if it is from `min` to `max`, otherwise undefined; em and rem count as 16 px. */
const length = (value: string, min: number, max: number): number | undefined => {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,3})?)(px|rem|em)?$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const pixels = Number(digits) * (unit === 'em' || unit === 'rem' ? 16 : 1);
  return pixels >= min && pixels <= max ? pixels : undefined;
};

/** The first allowed family of a list. */
const family = (value: string): string | undefined =>
  value
    .split(',', 8)
    .map((one) => lookUp(FAMILIES, one.trim().replace(/^["']|["']$/g, '')))
    .find((one) => one !== undefined);

/** Style attributes of content, not yet checked. */
export interface StyleAttributes {
  readonly color?: string | undefined;
  readonly textAlign?: string | undefined;
  readonly marginLeft?: string | undefined;
  readonly fontSize?: string | undefined;
  readonly fontWeight?: string | undefined;
  readonly fontFamily?: string | undefined;
}

const withoutUndefined = (style: Readonly<Record<string, unknown>>): SafeStyle | undefined => {
  const kept = Object.entries(style).filter(([, value]) => value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/**
 * Filters styles with an allow-list of properties and values, so that content cannot overlay other elements or fetch
 * anything. Each disallowed value is dropped; the others are kept [CONT-1].
 */
export const safeStyle = (attributes: StyleAttributes): SafeStyle | undefined => {
  const read = <T>(value: string | undefined, by: (value: string) => T | undefined): T | undefined =>
    value === undefined || value.length > 100 ? undefined : by(value.trim().toLowerCase());
  return withoutUndefined({
    color: read(attributes.color, colour),
    textAlign: read(attributes.textAlign, (value) => lookUp(ALIGNMENTS, value)),
    marginInlineStart: read(attributes.marginLeft, (value) => length(value, 0, 80)),
    fontSize: read(attributes.fontSize, (value) => length(value, 10, 40)),
    fontWeight: read(attributes.fontWeight, (value) => lookUp(WEIGHTS, value)),
    fontFamily: read(attributes.fontFamily, family),
  });
};
