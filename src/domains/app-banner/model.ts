/** The properties of the browser that decide which app is offered. */
export interface Device {
  /** `navigator.userAgent` */
  readonly agent: string;
  /** `navigator.maxTouchPoints` */
  readonly touchPoints: number;
  /** Whether the agent names Android, or `navigator.userAgentData` does. */
  readonly isAndroid: boolean;
}

export type AppStore = 'android' | 'ios';

/** Name of the cookie that records for a year that the banner was dismissed [APP-2]. */
export const DISMISSED_COOKIE = 'wtr_app_banner_dismissed';

/** The agent of every browser on iOS contains Safari; only that of Safari itself ends like this. */
const SAFARI = /Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/;

/**
 * The store that has the app for this device: Android, and iOS in a browser other than Safari, because Safari offers
 * the app itself [APP-1]. A Macintosh agent with touch points is an iPad.
 *
 * @returns undefined when no banner is shown
 */
export const appStoreOf = ({ agent, touchPoints, isAndroid }: Device): AppStore | undefined => {
  // The agents of Windows phones also contain Android and iPhone.
  if (agent.includes('Windows')) return undefined;
  if (isAndroid) return 'android';
  const isApple = /iP(hone|ad|od)/.test(agent) || (agent.includes('Macintosh') && touchPoints > 0);
  return isApple && !SAFARI.test(agent) ? 'ios' : undefined;
};
