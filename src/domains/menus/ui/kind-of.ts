import type { MenuItem } from '../model';

/** The style of a generated item: 'all' for 'View all', 'offers' for 'OFFERS'; undefined for a category. */
export const kindOf = ({ id, isGenerated }: MenuItem): 'all' | 'offers' | undefined => {
  if (!isGenerated) return undefined;
  return id.endsWith('_OFFERS') ? 'offers' : 'all';
};
