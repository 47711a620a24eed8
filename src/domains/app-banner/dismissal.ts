/** Life of the cookie that says so, in seconds: a year [APP-2]. */
export const DISMISSED_SECONDS = 365 * 24 * 60 * 60;
