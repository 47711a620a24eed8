import { autocomplete } from '@algolia/autocomplete-js';
// @ts-expect-error The package declares no type for its style sheet.
import '@algolia/autocomplete-theme-classic';
import { fetchSuggestions, MIN_TERM_LENGTH } from './fetch-suggestions';

interface Item extends Record<string, unknown> {
  readonly label: string;
}

autocomplete<Item>({
  container: '#root',
  placeholder: 'Search groceries...',
  getSources: ({ query }) =>
    query.length < MIN_TERM_LENGTH
      ? []
      : [
          {
            sourceId: 'terms',
            getItems: async () => (await fetchSuggestions(query)).map((label) => ({ label })),
            templates: { item: ({ item }) => item.label },
          },
        ],
});
