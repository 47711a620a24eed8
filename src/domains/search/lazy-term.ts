/** The searched term in the search button of a phone, which the runtime's chunk contains. */
export { SearchedTerm } from './ui/SearchedTerm';
