/** The shop's rules as pure functions over one shopper's world, for the services and for the pages. */
export * from './world';
export * from './catalogue';
export * from './words';
export * from './clock';
export * from './orders';
export * from './place';
export * from './scopes';
export * from './slots';
export * from './trolley';
export * from '../seed/places';
export { customer, lists, newWorld } from '../seed/new-world';
