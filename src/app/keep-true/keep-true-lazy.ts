/** What hears the other tabs and feeds recommendations, fetched once trolley and slot show. */
export { keepTrue } from './keep-true';
export { createReaders } from './keep-true-readers';
export { followPersonalisation } from './personalisation';
