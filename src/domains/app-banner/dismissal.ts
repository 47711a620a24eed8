/** Lifetime of the cookie that records a dismissed banner, in seconds: a year [APP-2]. */
export const DISMISSED_SECONDS = 365 * 24 * 60 * 60;
