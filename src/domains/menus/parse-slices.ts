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
