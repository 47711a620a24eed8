/** A page that was hidden for this long, in milliseconds, may show old data of the customer. */
export const LONG_HIDDEN_MS = 60_000;
