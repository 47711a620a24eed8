/** The amounts of the trolley, for the products under the search field. */
export { weightText } from './weight';
