import { findProducts, suggest } from './catalogue';
import { categories } from '../seed/catalogue';

/** A search within one aisle. */
export interface Scope {
  readonly term: string;
  /** The id of the aisle. */
  readonly category: string;
  readonly name: string;
}

const LIMIT = 2;

/**
 * Returns searches within one aisle: the best suggestion for a term in the aisles with the most of its products. None if all
 * of its products are in one aisle.
 */
export const scopesOf = (typed: string): readonly Scope[] => {
  const [term] = suggest(typed);
  if (term === undefined) return [];
  const counts = new Map<string, number>();
  for (const { categoryIds } of findProducts({ searchTerm: term, size: 100 }).products) {
    const aisle = categoryIds[1] ?? '';
    counts.set(aisle, (counts.get(aisle) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LIMIT)
    .map(([category]) => ({ term, category, name: categories.get(category)?.name ?? '' }));
};
