import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import type { Category, ItemMarks } from './model';

/** Length limit of a body, in UTF-16 code units; parsing a longer one would block the page [MEGA-11]. */
const MAX_BODY_LENGTH = 2_000_000;
/** Number of categories of one response that are decoded. */
const MAX_CATEGORIES = 5_000;

const isId = (wire: unknown): wire is string | number =>
  typeof wire === 'number' ? !Number.isNaN(wire) : typeof wire === 'string' && wire !== '';
const id = v.pipe(v.custom<string | number>(isId), v.transform(String));
/** A response may contain 100,000 ids: a schema for each would block the page [MEGA-11]. */
const ids = v.pipe(
  v.unknown(),
  v.transform((wire) => (Array.isArray(wire) ? wire.filter(isId).map(String) : [])),
);
/** Class names: a list of strings, or a string with spaces. */
const classNames = v.pipe(
  v.unknown(),
  v.transform((wire) => [wire].flat().flatMap((each) => (typeof each === 'string' ? each.split(/\s+/) : []))),
);
const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);

/** A content key: a path below the content system's address, without dots, queries or hosts. */
const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

/** Class names that the menus' style sheets support; all others are dropped, so that none reaches the page. */
const TONES: readonly string[] = ['bold', 'new', 'offer', 'seasonal'];

const key = v.fallback(v.optional(v.pipe(v.string(), v.regex(KEY))), undefined);
const categorySchema = v.object({
  id,
  name: text,
  shortName: text,
  url: text,
  categoryIds: v.optional(ids, []),
  emptyOfProducts: flag,
  hiddenInNav: flag,
  megaMenuBanner: key,
  banner: key,
  additionalClasses: v.optional(classNames, []),
  iconName: text,
  bold: flag,
  showWarningIcon: flag,
  seasonalMenuTitle: text,
});
const responseSchema = v.object({ categories: v.array(v.unknown()) });

const marksOf = (wire: v.InferOutput<typeof categorySchema>): ItemMarks | undefined => {
  const { iconName: icon, showWarningIcon: hasWarning, additionalClasses, bold } = wire;
  const names = bold ? [...additionalClasses, 'bold'] : additionalClasses;
  const tone = TONES.filter((name) => names.includes(name)).join(' ');
  return icon || hasWarning || tone ? { icon, tone, hasWarning } : undefined;
};

const categoryOf = (wire: unknown): Category | undefined => {
  const decoded = v.safeParse(categorySchema, wire);
  if (!decoded.success) return undefined;
  const { name, shortName, url, categoryIds, emptyOfProducts, hiddenInNav } = decoded.output;
  const { megaMenuBanner, banner, seasonalMenuTitle } = decoded.output;
  const shownName = (shortName || name).trim();
  if (!shownName) return undefined;
  return {
    id: decoded.output.id,
    name: shownName,
    url: url || undefined,
    childIds: categoryIds,
    isShown: !emptyOfProducts && !hiddenInNav,
    fragment: megaMenuBanner ?? banner,
    marks: marksOf(decoded.output),
    seasonalTitle: seasonalMenuTitle || undefined,
  };
};

/**
 * Decodes a response of the taxonomy service. Categories without id or name are left out; of two categories with the
 * same id the first is kept [MEGA-10] [MEGA-11].
 */
export const decodeTaxonomy = (wire: unknown): Result<readonly Category[]> => {
  const decoded = v.safeParse(responseSchema, wire);
  if (!decoded.success) return failed('wrong-shape', 'taxonomy');
  const byId = new Map<string, Category>();
  for (const one of decoded.output.categories.slice(0, MAX_CATEGORIES)) {
    const category = categoryOf(one);
    if (category && !byId.has(category.id)) byId.set(category.id, category);
  }
  return ok([...byId.values()]);
};

/** Parses and decodes the text of a response. A body above the length limit fails without being parsed [MEGA-11]. */
export const readTaxonomy = (body: unknown): Result<readonly Category[]> => {
  if (typeof body !== 'string' || body.length > MAX_BODY_LENGTH)
    return failed('wrong-shape', 'taxonomy: size');
  try {
    return decodeTaxonomy(JSON.parse(body));
  } catch {
    return failed('wrong-shape', 'taxonomy: no JSON');
  }
};
