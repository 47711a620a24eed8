import { at, readList } from '../../kernel/read';
import { failed, ok, type Result } from '../../kernel/result';
import type { Category, ItemMarks } from './model';

/** Length of the text that is parsed in one task, in UTF-16 code units: about a millisecond on a laptop. */
export const SLICE_LENGTH = 100_000;

const LIST_START = '"categories":[';
const BOUNDARY = '},{';

/**
 * Parses the text of a taxonomy like `JSON.parse`, but its categories in slices, so that no task is long [MEGA-11]. The
 * text is cut between two objects. A cut inside a string or a nested list makes its slice invalid, because the beginning
 * of a list is valid only where one of its entries ends; then the whole text is parsed at once.
 *
 * @param pause resolves when the page has handled what was waiting; called before each slice of a long text
 * @throws SyntaxError if the text is not JSON
 */
export const parseInSlices = async (text: string, pause?: () => Promise<void>): Promise<unknown> => {
  const end = text.lastIndexOf(']');
  let from = text.indexOf(LIST_START) + LIST_START.length;
  try {
    const taxonomy = JSON.parse(text.slice(0, from) + text.slice(end)) as { readonly categories: unknown[] };
    // Otherwise no list was found, or not that of the taxonomy.
    if (taxonomy.categories.length === 0) {
      while (from < end) {
        if (text.length > SLICE_LENGTH) await pause?.();
        const boundary = text.indexOf(BOUNDARY, from + SLICE_LENGTH);
        const to = boundary < 0 ? end : boundary + 1;
        taxonomy.categories.push(...(JSON.parse(`[${text.slice(from, to)}]`) as unknown[]));
        from = to + 1;
      }
      return taxonomy;
    }
  } catch {
    // Parsed at once.
  }
  return JSON.parse(text);
};

/** Length limit of a body, in UTF-16 code units; parsing a longer one would block the page [MEGA-11]. */
const MAX_BODY_LENGTH = 2_000_000;
/** Number of categories of one response that are decoded. */
const MAX_CATEGORIES = 5_000;

/** Fields are read by hand and not by a schema, which takes ten times as long for thousands of categories [MEGA-11]. */
type Fields = Readonly<Record<string, unknown>>;

const isId = (wire: unknown): wire is string | number =>
  typeof wire === 'number' ? !Number.isNaN(wire) : typeof wire === 'string' && wire !== '';
const readIds = (wire: unknown): readonly string[] => readList(wire)?.filter(isId).map(String) ?? [];

/** Empty for a field that is no text. */
const textOf = (wire: unknown): string => (typeof wire === 'string' ? wire : '');

/** Class names: texts with spaces, and lists of them. */
const classNamesOf = (wire: readonly unknown[]): readonly string[] =>
  wire.flat().flatMap((each) => textOf(each).split(/\s+/));

/** A content key: a path below the content system's address, without dots, queries or hosts. */
const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

/** Class names that the menus' style sheets support; all others are dropped, so that none reaches the page. */
const TONES: readonly string[] = ['bold', 'new', 'offer', 'seasonal'];

const readKey = (wire: unknown): string | undefined => (KEY.test(textOf(wire)) ? textOf(wire) : undefined);

const readMarks = ({ iconName, showWarningIcon, additionalClasses, bold }: Fields): ItemMarks | undefined => {
  const icon = textOf(iconName);
  const hasWarning = showWarningIcon === true;
  const names = classNamesOf([additionalClasses, bold === true ? 'bold' : '']);
  const tone = TONES.filter((name) => names.includes(name)).join(' ');
  return icon || hasWarning || tone ? { icon, tone, hasWarning } : undefined;
};

/** Returns undefined without an id or a name. A field of a wrong type counts as missing. */
const readCategory = (wire: unknown): Category | undefined => {
  const fields = Object(wire) as Fields;
  const { id, name, shortName, url, categoryIds, emptyOfProducts, hiddenInNav } = fields;
  const shownName = (textOf(shortName) || textOf(name)).trim();
  if (!isId(id) || !shownName) return undefined;
  return {
    id: String(id),
    name: shownName,
    url: textOf(url) || undefined,
    childIds: readIds(categoryIds),
    isShown: emptyOfProducts !== true && hiddenInNav !== true,
    fragment: readKey(fields['megaMenuBanner']) ?? readKey(fields['banner']),
    marks: readMarks(fields),
    seasonalTitle: textOf(fields['seasonalMenuTitle']) || undefined,
  };
};

/**
 * Decodes a response of the taxonomy service. Categories without id or name are left out; of two categories with the
 * same id the first is kept [MEGA-10] [MEGA-11].
 */
export const decodeTaxonomy = (wire: unknown): Result<readonly Category[]> => {
  const categories = readList(at(wire, 'categories'));
  if (!categories) return failed('wrong-shape', 'taxonomy');
  const byId = new Map<string, Category>();
  for (const one of categories.slice(0, MAX_CATEGORIES)) {
    const category = readCategory(one);
    if (category && !byId.has(category.id)) byId.set(category.id, category);
  }
  return ok([...byId.values()]);
};

/**
 * Parses and decodes the text of a response. A body above the length limit fails without being parsed [MEGA-11].
 *
 * @param pause resolves when the page has handled what was waiting; called before each slice of a long text
 */
export const readTaxonomy = async (
  body: unknown,
  pause?: () => Promise<void>,
): Promise<Result<readonly Category[]>> => {
  if (typeof body !== 'string' || body.length > MAX_BODY_LENGTH)
    return failed('wrong-shape', 'taxonomy: size');
  try {
    return decodeTaxonomy(await parseInSlices(body, pause));
  } catch {
    return failed('wrong-shape', 'taxonomy: no JSON');
  }
};
