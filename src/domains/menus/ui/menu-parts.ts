import type { ItemsOf, MenuItem } from '../model';
import type { MenusStore } from '../state';
import type { ItemName } from './ItemName';

/** The menu store and the parts of its chunk that panels use; passed as props, so that other chunks contain no copy. */
export interface MenuParts {
  readonly store: MenusStore;
  readonly itemsOf: ItemsOf;
  readonly ItemName: ItemName;
}

/** The style of a generated item: 'all' for 'View all', 'offers' for 'OFFERS'; undefined for a category. */
export const kindOf = ({ id, isGenerated }: MenuItem): 'all' | 'offers' | undefined => {
  if (!isGenerated) return undefined;
  return id.endsWith('_OFFERS') ? 'offers' : 'all';
};
