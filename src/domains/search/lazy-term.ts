/** The searched term in the search button of a phone, which loads when the page is idle. */
export { SearchedTerm } from './ui/SearchedTerm';
