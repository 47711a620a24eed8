/** Every address of the shop. Paths stand in `paths`; addresses with something in them are made here. */
export * from './account';
export * from './browse';
export * from './checkout';
export * as routes from './paths';
export * from './prefetch';
export * from './sign-in';
export * from './sister-shops';
