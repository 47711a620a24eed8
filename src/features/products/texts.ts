export const ADDED_PRODUCT = 'Added {name}';
export const NOT_ADDED = '{name} could not be added. Please try again.';
