/** Shown when the dialog of a failure cannot be loaded. */
export const GENERIC_ERROR = "Sorry, there's been a problem. Please try again.";

/** Name of the dialog that offers both ways to check out. */
export const CHOOSER = 'instant-checkout';
