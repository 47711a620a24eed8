/** What hears the other tabs, fetched once trolley and slot show. */
export { keepTrue } from './keep-true';
export { createReaders } from './keep-true-readers';
