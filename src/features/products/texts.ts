export const ADDED_PRODUCT = 'Added {name}';
export const NOT_ADDED = '{name} could not be added. Please try again.';
export const NOT_REMOVED = '{name} could not be removed. Please try again.';
export const REMOVED_PRODUCT = 'Removed {name}';
