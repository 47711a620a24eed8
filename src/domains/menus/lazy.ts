/** The lazy chunk of the menu tree; the menus feature creates one store from it. */
export { createMatchingAisles, loadAisles } from './aisles';
export { createFooterApi, createFragmentApi, createTaxonomyApi } from './api';
export { createBannerApi } from './api';
export { GROCERIES } from './category-ids';
export { decodeTaxonomy } from './decode';
export { itemsOf } from './model';
export { createItemName } from './ui/ItemName';
export { createMenusStore, MIDDLE_FRAGMENT, SEASONAL_FRAGMENT } from './store';
