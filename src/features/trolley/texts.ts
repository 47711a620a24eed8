export const NOT_ADDED = '{name} could not be added. Please try again.';
export const NOT_CHANGED = 'The number of {name} could not be changed. Please try again.';
export const NOT_REMOVED = '{name} could not be removed. Please try again.';
export const TROLLEY_TOTALS = 'Trolley: {totals}';
