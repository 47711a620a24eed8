import type { ItemsOf } from '../model';
import type { MenusStore } from '../state';
import type { ItemName } from './ItemName';

/** The menu store and the parts of its chunk that panels use; passed as props, so that other chunks contain no copy. */
export interface MenuParts {
  readonly store: MenusStore;
  readonly itemsOf: ItemsOf;
  readonly ItemName: ItemName;
}
