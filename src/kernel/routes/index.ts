/** Every address of the shop. `paths` has the fixed paths, of which the first render needs only `first-paths`; the other files the functions that insert parameters. */
export * from './account';
export * from './admin';
export * from './browse';
export * from './checkout';
export * from './content';
export * as firstRoutes from './first-paths';
export * from './multi-search';
export * as routes from './paths';
export * from './prefetch';
export * from './search';
export * from './sign-in';
export * from './sister-shops';
