/** What hears the other tabs, feeds recommendations and tells staff where they are; fetched once trolley and slot show. */
export { followOperator } from './follow-operator';
export { keepTrue } from './keep-true';
export { createReaders } from './keep-true-readers';
export { followPersonalisation } from './personalisation';
