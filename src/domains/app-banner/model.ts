/** What the browser says of itself. */
export interface Device {
  readonly agent: string;
  /** Fingers that the screen can tell apart. */
  readonly touchPoints: number;
}

export type AppStore = 'android' | 'ios';

/** Says that the banner was dismissed, for a year [APP-2]. */
export const DISMISSED_COOKIE = 'wtr_app_banner_dismissed';

/** Every browser on iOS names Safari; only Safari's own agent ends in these. */
const SAFARI = /Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/;

/**
 * Where this device gets the app: Android, and iOS in a browser other than Safari, which offers the app by itself
 * [APP-1]. An iPad may call itself a Macintosh, and no Macintosh has a touch screen.
 *
 * @returns undefined where the banner has no place
 */
export const appStoreOf = ({ agent, touchPoints }: Device): AppStore | undefined => {
  // Phones with Windows named all the others.
  if (agent.includes('Windows')) return undefined;
  if (agent.includes('Android')) return 'android';
  const isApple = /iP(hone|ad|od)/.test(agent) || (agent.includes('Macintosh') && touchPoints > 0);
  return isApple && !SAFARI.test(agent) ? 'ios' : undefined;
};
