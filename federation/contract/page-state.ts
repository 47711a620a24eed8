/**
 * Name of the symbol under which the loader's state is a property of `document`. The remote reads it, too; it is not
 * part of the public contract.
 */
export const PAGE_STATE = 'shop-header-loader';
