import { ENTERTAINING_ROOT, GROCERIES } from '../state';
import type { Taxonomy, WireCategory } from './taxonomy';
import { usualTaxonomy } from './usual';

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

const wayTo = (id: string, breadth: number): readonly number[] | undefined => {
  if (id === GROCERIES) return [];
  const steps = id.slice(1).split('.');
  const way = steps.map(Number);
  const isThere = way.every((nth, level) => steps[level] === String(nth) && nth >= 1 && nth <= breadth);
  return id.startsWith('c') && way.length <= DEEPEST && isThere ? way : undefined;
};

const walk = (way: readonly number[], breadth: number): WireCategory[] => {
  const below =
    way.length === DEEPEST ? [] : Array.from({ length: breadth }, (_, index) => [...way, index + 1]);
  return [categoryAt(way, breadth), ...below.flatMap((next) => walk(next, breadth))];
};

/**
 * Three levels of categories below Groceries, created on request [MEGA-11].
 *
 * @param breadth children of each category: 22 make about 11,000 categories, 46 about 100,000
 */
export const generatedTaxonomy = (breadth: number): Taxonomy => ({
  rootIds: [GROCERIES, ENTERTAINING_ROOT],
  find: (id) => {
    const way = wayTo(id, breadth);
    return way === undefined ? usualTaxonomy.find(id) : categoryAt(way, breadth);
  },
  all: () => [
    ...walk([], breadth),
    ...usualTaxonomy.all().filter(({ url }) => url.startsWith('entertaining')),
  ],
});
