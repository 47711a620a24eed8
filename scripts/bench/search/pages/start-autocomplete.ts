import { autocomplete } from '@algolia/autocomplete-js';
import { fetchSuggestions, MIN_TERM_LENGTH } from './fetch-suggestions';

/** Renders the library's field with suggestions, as the author of a page would. */
export const startAutocomplete = (container: string): void => {
  autocomplete<{ readonly label: string }>({
    container,
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
};
