/** What the menus' own chunk holds; `app` makes it into one store. */
export { createFragmentApi, createTaxonomyApi } from './api';
export { createBannerApi } from './banners-api';
export { GROCERIES } from './category-ids';
export { decodeTaxonomy } from './decode';
export { itemsOf } from './model';
export { createMenusStore, MIDDLE_FRAGMENT, SEASONAL_FRAGMENT } from './store';
