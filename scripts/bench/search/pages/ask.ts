/** Terms are worth asking about from this length on: the header's own rule, so that all three ask equally often. */
export const ASK_FROM = 3;

/** What a page's developer would write to ask the demo's service. */
export const ask = async (term: string): Promise<readonly string[]> => {
  const response = await fetch(`/term-suggest?term=${encodeURIComponent(term)}`);
  const { terms } = (await response.json()) as { readonly terms: readonly string[] };
  return terms;
};
