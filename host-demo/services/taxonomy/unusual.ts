import { GROCERIES } from '../state';
import { indexById, special, usualTaxonomy, type Taxonomy, type WireCategory } from './usual';

const { rootIds, byId } = usualTaxonomy;
const usual = [...byId.values()];

const [first = GROCERIES, second = GROCERIES, third = GROCERIES] = byId.get(GROCERIES)?.categoryIds ?? [];

/** Category id -> children that create cycles: itself, its parent, a neighbour that lists it too. */
const loops: ReadonlyMap<string, readonly string[]> = new Map([
  [GROCERIES, [GROCERIES]],
  [first, [GROCERIES, first]],
  [second, [third]],
  [third, [second]],
]);

const looped = (category: WireCategory): WireCategory => ({
  ...category,
  categoryIds: [...category.categoryIds, ...(loops.get(category.id) ?? [])],
});

/** The usual categories, some of which are below themselves [MEGA-11]. */
export const createCyclicTaxonomy = (): Taxonomy => ({ rootIds, byId: indexById(usual.map(looped)) });

const canary = (where: string): string => `window.__canary('taxonomy: ${where}')`;

/** Categories with one invalid field, each reached by its id. */
const reached: readonly WireCategory[] = [
  special('odd-script', 'Address with script', `javascript:${canary('javascript')}`),
  special('odd-script-hidden', 'Address with hidden script', ` java\tscript:${canary('tab')}`),
  special('odd-data', 'Address with data', `data:text/html,<script>${canary('data')}</script>`),
  special('odd-vbscript', 'Address with VBScript', `vbscript:${canary('vbscript')}`),
  special('odd-elsewhere', 'Address elsewhere', '//evil.example/groceries'),
  special('odd-backslash', 'Address with backslashes', '\\\\evil.example\\groceries'),
  special('odd-up', 'Address that climbs', '../../../log-out'),
  special('odd-markup', `<img src=x onerror="${canary('name')}">`, 'groceries/bakery'),
  special('odd-long', `A name that goes on ${'and on '.repeat(400)}`, 'groceries/bakery'),
  special('odd-turned', '\u202Eturned round\u202C', 'groceries/bakery'),
  special('odd-half', 'Half a character \uD83C', 'groceries/bakery'),
  special('odd-without-address', 'Without an address', ''),
  special('odd-children', 'Children that aren’t there', 'groceries/bakery', {
    categoryIds: ['nowhere', '', '__proto__', 'constructor', GROCERIES],
  }),
  special('__proto__', 'Called __proto__', 'groceries/bakery'),
  special('constructor', 'Called constructor', 'groceries/bakery'),
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
  special('odd-twice', 'Same id, the first', 'groceries/bakery'),
  special('odd-twice', 'Same id, the second', 'groceries/cheese'),
];

const oddIds = [
  ...reached.map(({ id }) => id),
  ...['odd-nameless', 'odd-name-number', 'odd-children-text', 'odd-children-mixed', 'odd-flags'],
  ...['odd-prototype', 'odd-twice', 'odd-twice', 'nowhere', ''],
];

const withOddChildren = (category: WireCategory): WireCategory =>
  category.id === GROCERIES ? { ...category, categoryIds: [...category.categoryIds, ...oddIds] } : category;

/** The usual categories, and mistakes and attacks of every kind among those of Groceries [MEGA-11]. */
export const createOddTaxonomy = (): Taxonomy => ({
  rootIds,
  byId: indexById([...usual.map(withOddChildren), ...reached]),
  strays,
});

const LEVELS = ['Groceries', 'Aisle', 'Shelf', 'Range'] as const;
const DEEPEST = LEVELS.length - 1;

/** Ids contain the path: 'c7.12' is the 12th shelf of the 7th aisle. */
const idOf = (way: readonly number[]): string => (way.length === 0 ? GROCERIES : `c${way.join('.')}`);

const categoryAt = (way: readonly number[], breadth: number): WireCategory => {
  const id = idOf(way);
  const steps = way.map((nth, level) => `${(LEVELS[level + 1] ?? '').toLowerCase()}-${String(nth)}`);
  const name = [LEVELS[way.length], way.join('.')].join(' ').trim();
  const isLast = way.length === DEEPEST;
  const nth = way.at(-1) ?? 1;
  return {
    id,
    name,
    shortName: name,
    url: ['groceries', ...steps].join('/'),
    categoryIds: isLast ? [] : Array.from({ length: breadth }, (_, index) => idOf([...way, index + 1])),
    emptyOfProducts: isLast && nth % 11 === 0,
    hiddenInNav: isLast && nth % 13 === 0,
  };
};

const walk = (way: readonly number[], breadth: number): WireCategory[] => {
  const below =
    way.length === DEEPEST ? [] : Array.from({ length: breadth }, (_, index) => [...way, index + 1]);
  return [categoryAt(way, breadth), ...below.flatMap((next) => walk(next, breadth))];
};

/**
 * Creates three levels of categories below Groceries [MEGA-11].
 *
 * @param breadth children of each category: 22 make about 11,000 categories, 46 about 100,000
 */
export const createBigTaxonomy = (breadth: number): Taxonomy => ({
  rootIds,
  byId: indexById([...walk([], breadth), ...usual.filter(({ url }) => url.startsWith('entertaining'))]),
});
