import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import type { Category } from './model';

/** Characters of an answer, beyond which reading it would hold the page up [MEGA-11]. */
const MAX_TEXT = 2_000_000;
/** Categories of one answer; a level beyond that is no menu any more. */
const MAX_CATEGORIES = 5_000;

const isId = (wire: unknown): wire is string | number =>
  typeof wire === 'number' ? !Number.isNaN(wire) : typeof wire === 'string' && wire !== '';
const id = v.pipe(v.custom<string | number>(isId), v.transform(String));
/** An answer may hold 100,000 of them: a schema for each would hold the page up [MEGA-11]. */
const ids = v.pipe(
  v.unknown(),
  v.transform((wire) => (Array.isArray(wire) ? wire.filter(isId).map(String) : [])),
);
const text = v.fallback(v.optional(v.string(), ''), '');
const flag = v.fallback(v.optional(v.boolean(), false), false);

/** Where content may be, below the content system's address: a plain path, whatever else is written there. */
const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

const categorySchema = v.object({
  id,
  name: text,
  shortName: text,
  url: text,
  categoryIds: v.optional(ids, []),
  emptyOfProducts: flag,
  hiddenInNav: flag,
  megaMenuBanner: v.fallback(v.optional(v.pipe(v.string(), v.regex(KEY))), undefined),
});
const answerSchema = v.object({ categories: v.array(v.unknown()) });

const categoryOf = (wire: unknown): Category | undefined => {
  const decoded = v.safeParse(categorySchema, wire);
  if (!decoded.success) return undefined;
  const { name, shortName, url, categoryIds, emptyOfProducts, hiddenInNav, megaMenuBanner } = decoded.output;
  const shownName = (shortName || name).trim();
  if (!shownName) return undefined;
  return {
    id: decoded.output.id,
    name: shownName,
    url: url || undefined,
    childIds: categoryIds,
    isShown: !emptyOfProducts && !hiddenInNav,
    fragment: megaMenuBanner,
  };
};

/**
 * Reads an answer of the taxonomy service. A category without id or name is dropped, the others are kept; of two
 * with one id the first counts [MEGA-10] [MEGA-11].
 */
export const decodeTaxonomy = (wire: unknown): Result<readonly Category[]> => {
  const decoded = v.safeParse(answerSchema, wire);
  if (!decoded.success) return failed('wrong-shape', 'taxonomy');
  const byId = new Map<string, Category>();
  for (const one of decoded.output.categories.slice(0, MAX_CATEGORIES)) {
    const category = categoryOf(one);
    if (category && !byId.has(category.id)) byId.set(category.id, category);
  }
  return ok([...byId.values()]);
};

/** The same, of an answer's text; a huge one is refused unread. */
export const readTaxonomy = (body: unknown): Result<readonly Category[]> => {
  if (typeof body !== 'string' || body.length > MAX_TEXT) return failed('wrong-shape', 'taxonomy: size');
  try {
    return decodeTaxonomy(JSON.parse(body));
  } catch {
    return failed('wrong-shape', 'taxonomy: no JSON');
  }
};
