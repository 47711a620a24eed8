import { autocomplete } from '@algolia/autocomplete-js';
import '@algolia/autocomplete-theme-classic';
import { ask, ASK_FROM } from './ask';

interface Item extends Record<string, unknown> {
  readonly label: string;
}

autocomplete<Item>({
  container: '#root',
  placeholder: 'Search groceries...',
  getSources: ({ query }) =>
    query.length < ASK_FROM
      ? []
      : [
          {
            sourceId: 'terms',
            getItems: async () => (await ask(query)).map((label) => ({ label })),
            templates: { item: ({ item }) => item.label },
          },
        ],
});
