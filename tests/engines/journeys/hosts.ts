import { DEMO_HOSTS } from '../../../host-demo/shells/hosts/list';
import { FIELD, GROCERIES, TROLLEY, type Journey } from './journey';

const PAGES = [
  ['the storefront, React 19 with our loader', GROCERIES],
  ['the lists, React 19 with our runtime plugin', '/ecom/favourites'],
  ['the pages without React', '/ecom/recipes'],
  ['the pages that a server renders', '/ecom/content/inspiration'],
  ...DEMO_HOSTS.map(({ name, kind }) => [kind, `/demo/hosts/${name}`] as const),
] as const;

export const HOSTS: readonly Journey[] = [
  ...PAGES.map(([title, path]): Journey => ({
    title: `the header works in ${title}`,
    run: async (shopper) => {
      await shopper.open(path);
      await shopper.see(TROLLEY);
      await shopper.click(FIELD);
      await shopper.type('milk');
      await shopper.see(['listbox', 'Suggestions']);
    },
  })),
  {
    title: 'plain links when the remote is down',
    run: async (shopper) => {
      await shopper.open('/ecom/recipes', 'remote-down');
      await shopper.see(['link', 'Offers'], 'body');
      await shopper.see(['searchbox', 'Search groceries'], 'body');
    },
  },
  {
    title: 'the header without its services still searches',
    run: async (shopper) => {
      await shopper.open(GROCERIES, 'services-down');
      await shopper.click(FIELD);
      await shopper.type('milk');
      await shopper.press('Enter');
      await shopper.at('/ecom/shop/search?searchTerm=milk');
    },
  },
];
