/** The host's products under the suggestions. */
export { IN_FIELD, type Cell, type Grid, type Place, type SearchProduct } from './state';
export { ProductRows, ProductsFoot } from './ui/ProductSuggestions';
