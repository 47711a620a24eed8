/** The header's own rule, so that all three pages make the same requests. */
export const MIN_TERM_LENGTH = 3;

/** Requests suggestions as the author of a page would. */
export const fetchSuggestions = async (term: string): Promise<readonly string[]> => {
  const response = await fetch(`/term-suggest?term=${encodeURIComponent(term)}`);
  const { terms } = (await response.json()) as { readonly terms: readonly string[] };
  return terms;
};
