import type { MenuItem } from '../model';

/** What an item is besides a category, for its style: 'View all', 'OFFERS', or neither. */
export const kindOf = ({ id, isGenerated }: MenuItem): 'all' | 'offers' | undefined => {
  if (!isGenerated) return undefined;
  return id.endsWith('_OFFERS') ? 'offers' : 'all';
};
