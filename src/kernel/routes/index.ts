/** Every address of the shop. `paths` has the fixed paths, the other files the functions that insert parameters. */
export * from './account';
export * from './browse';
export * from './checkout';
export * as routes from './paths';
export * from './prefetch';
export * from './sign-in';
export * from './sister-shops';
