/** The host's products under the suggestions. */
export { ProductSuggestions, type SuggestedProduct } from './ui/ProductSuggestions';
