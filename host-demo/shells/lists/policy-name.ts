/** The Trusted Types policy with which webpack loads this shell's own chunks. */
export const LISTS_POLICY = 'shop-lists';
