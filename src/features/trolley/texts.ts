export const NOT_CHANGED = 'The number of {name} could not be changed. Please try again.';
export const TROLLEY_TOTALS = 'Trolley: {totals}';
