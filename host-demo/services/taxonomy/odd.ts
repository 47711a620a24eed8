import { GROCERIES } from '../state';
import type { Taxonomy, WireCategory } from './taxonomy';
import { usualTaxonomy } from './usual';

const canary = (where: string): string => `window.__canary('taxonomy: ${where}')`;

const odd = (id: string, name: string, url: string, more: object = {}) => ({
  id,
  name,
  shortName: name,
  url,
  categoryIds: [],
  emptyOfProducts: false,
  hiddenInNav: false,
  ...more,
});

/** Categories with one invalid field, each reached by its id. */
const reached: readonly WireCategory[] = [
  odd('odd-script', 'Address with script', `javascript:${canary('javascript')}`),
  odd('odd-script-hidden', 'Address with hidden script', ` java\tscript:${canary('tab')}`),
  odd('odd-data', 'Address with data', `data:text/html,<script>${canary('data')}</script>`),
  odd('odd-vbscript', 'Address with VBScript', `vbscript:${canary('vbscript')}`),
  odd('odd-elsewhere', 'Address elsewhere', '//evil.example/groceries'),
  odd('odd-backslash', 'Address with backslashes', '\\\\evil.example\\groceries'),
  odd('odd-up', 'Address that climbs', '../../../log-out'),
  odd('odd-markup', `<img src=x onerror="${canary('name')}">`, 'groceries/bakery'),
  odd('odd-long', `A name that goes on ${'and on '.repeat(400)}`, 'groceries/bakery'),
  odd('odd-turned', '\u202Eturned round\u202C', 'groceries/bakery'),
  odd('odd-half', 'Half a character \uD83C', 'groceries/bakery'),
  odd('odd-without-address', 'Without an address', ''),
  odd('odd-children', 'Children that aren’t there', 'groceries/bakery', {
    categoryIds: ['nowhere', '', '__proto__', 'constructor', GROCERIES],
  }),
  odd('__proto__', 'Called __proto__', 'groceries/bakery'),
  odd('constructor', 'Called constructor', 'groceries/bakery'),
];

/** Entries that no id refers to, or that have fields of the wrong type. */
const strays: readonly unknown[] = [
  null,
  'a text',
  7,
  [],
  {},
  { name: 'Without an id', url: 'groceries/bakery', categoryIds: [] },
  { id: 10_051, name: 'A number for an id', url: 'groceries/bakery', categoryIds: [] },
  { id: 'odd-nameless', url: 'groceries/bakery', categoryIds: [] },
  { id: 'odd-name-number', name: 7, url: 'groceries/bakery', categoryIds: [] },
  { id: 'odd-children-text', name: 'Children as a text', url: 'groceries/bakery', categoryIds: 'odd-long' },
  { id: 'odd-children-mixed', name: 'Mixed children', url: null, categoryIds: [null, 7, {}, 'odd-long'] },
  { id: 'odd-flags', name: 'Flags as texts', url: 'groceries/bakery', emptyOfProducts: 'no' },
  {
    id: 'odd-prototype',
    name: 'With a prototype',
    url: 'groceries/bakery',
    ['__proto__']: { hiddenInNav: true },
  },
  odd('odd-twice', 'Same id, the first', 'groceries/bakery'),
  odd('odd-twice', 'Same id, the second', 'groceries/cheese'),
];

const byId = new Map(reached.map((category) => [category.id, category]));

const oddIds = [
  ...byId.keys(),
  ...['odd-nameless', 'odd-name-number', 'odd-children-text', 'odd-children-mixed', 'odd-flags'],
  ...['odd-prototype', 'odd-twice', 'odd-twice', 'nowhere', ''],
];

const withOddChildren = (category: WireCategory): WireCategory =>
  category.id === GROCERIES ? { ...category, categoryIds: [...category.categoryIds, ...oddIds] } : category;

/** The usual categories, and mistakes and attacks of every kind among those of Groceries [MEGA-11]. */
export const oddTaxonomy: Taxonomy = {
  rootIds: usualTaxonomy.rootIds,
  find: (id) => {
    const category = byId.get(id) ?? usualTaxonomy.find(id);
    return category && withOddChildren(category);
  },
  all: () => [...usualTaxonomy.all().map(withOddChildren), ...reached],
  strays,
};
