import { headerConfig } from './header-config';

/** The configured services of a header with menus. */
export const MENU_SERVICES = {
  ...headerConfig().services,
  taxonomy: 'https://api.example/taxonomy',
  fragments: 'https://api.example/fragments',
};

/** A response of the taxonomy service: groceries with one category. */
export const TAXONOMY = {
  categories: [
    { id: '10051', name: 'Groceries', url: 'groceries', categoryIds: ['1'] },
    { id: '1', name: 'Bakery', url: 'groceries/bakery', categoryIds: [] },
  ],
};

/** The same response as the service sends it. */
export const TAXONOMY_BODY = JSON.stringify(TAXONOMY);

/** Creates a fragment as the content system sends it: one badge with this text. */
export const fragmentOf = (text: string, title?: string) => ({
  key: 'k',
  ...(title !== undefined && { title }),
  components: [{ type: 'badge', badgeType: 'offer', text }],
});
