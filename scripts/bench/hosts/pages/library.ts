import { autocomplete } from '@algolia/autocomplete-js';

/** A field with suggestions in a header of static HTML: the smallest thing that people would use instead of this header. */
autocomplete<{ readonly label: string }>({
  container: '#library-search',
  placeholder: 'Search groceries...',
  getSources: ({ query }) => [
    {
      sourceId: 'terms',
      getItems: async () => {
        const response = await fetch(`/term-suggest?term=${encodeURIComponent(query)}`);
        const { terms } = (await response.json()) as { readonly terms: readonly string[] };
        return terms.map((label) => ({ label }));
      },
      templates: { item: ({ item }) => item.label },
    },
  ],
});
