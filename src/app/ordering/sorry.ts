/** Told where a failure's own dialog can't be had. */
export const SORRY = "Sorry, there's been a problem. Please try again.";
