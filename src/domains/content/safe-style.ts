/** What content may say of its looks, in the names that React takes. */
export interface SafeStyle {
  readonly color?: string;
  readonly textAlign?: 'start' | 'center' | 'end' | 'justify';
  /** CSS pixels, as the next two. */
  readonly marginInlineStart?: number;
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

const find = <K extends string, V>(map: ReadonlyMap<K, V>, word: string): V | undefined =>
  // A word that isn't a key finds nothing, whatever its type.
  map.get(word as K);

const colour = (word: string) => (COLOUR_NAMES.has(word) || COLOUR.test(word) ? word : undefined);

/** A length in CSS pixels, if it lies within bounds; em and rem count as 16 px. */
const length = (word: string, least: number, most: number): number | undefined => {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,3})?)(px|rem|em)?$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  const pixels = Number(digits) * (unit === 'em' || unit === 'rem' ? 16 : 1);
  return pixels >= least && pixels <= most ? pixels : undefined;
};

/** The first of a list of families that is known. */
const family = (word: string): string | undefined =>
  word
    .split(',', 8)
    .map((one) => find(FAMILIES, one.trim().replace(/^["']|["']$/g, '')))
    .find((one) => one !== undefined);

/** Attributes as content writes them, each by whichever of its names. */
export interface StyleWords {
  readonly color?: string | undefined;
  readonly textAlign?: string | undefined;
  readonly marginLeft?: string | undefined;
  readonly fontSize?: string | undefined;
  readonly fontWeight?: string | undefined;
  readonly fontFamily?: string | undefined;
}

const present = (style: Readonly<Record<string, unknown>>): SafeStyle | undefined => {
  const kept = Object.entries(style).filter(([, value]) => value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/**
 * Looks by an allow-list of properties and of values: nothing that overlays, moves out of its place or fetches.
 * What isn't on the list is dropped by itself; the rest stays [CONT-1].
 */
export const safeStyle = (words: StyleWords): SafeStyle | undefined => {
  const read = <T>(word: string | undefined, by: (word: string) => T | undefined): T | undefined =>
    word === undefined || word.length > 100 ? undefined : by(word.trim().toLowerCase());
  return present({
    color: read(words.color, colour),
    textAlign: read(words.textAlign, (word) => find(ALIGNMENTS, word)),
    marginInlineStart: read(words.marginLeft, (word) => length(word, 0, 80)),
    fontSize: read(words.fontSize, (word) => length(word, 10, 40)),
    fontWeight: read(words.fontWeight, (word) => find(WEIGHTS, word)),
    fontFamily: read(words.fontFamily, family),
  });
};
