/** Name of the dialog that offers both ways to check out. */
export const CHOOSER = 'instant-checkout';
