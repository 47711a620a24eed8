export const TROLLEY_TOTALS = 'Trolley: {totals}';
