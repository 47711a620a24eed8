import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first of these programs that is installed. */
export const findProgram = (names: readonly string[]): string | undefined => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
};

/** Returns the path of the system's Chromium, or undefined if Playwright has to use its own. */
export const findChromium = (): string | undefined => findProgram(BROWSERS);

/**
 * Returns the path of the system's headless shell: the same engine without the browser's own windows. A journey needs a
 * quarter less processor time in it.
 */
export const findHeadlessShell = (): string | undefined => findProgram(HEADLESS_SHELLS);

/** A browser that journeys run in. Both have the same engine, but not the same events, caches and windows. */
export interface JourneyBrowser {
  readonly name: 'headless shell' | 'full browser';
  readonly launchOptions: { readonly executablePath?: string; readonly channel?: string };
}

/** Returns the system's browsers, the headless shell first; where the system has none, Playwright's own. */
const findJourneyBrowsers = (): readonly [JourneyBrowser, JourneyBrowser?] => {
  const [shellPath, fullPath] = [findHeadlessShell(), findChromium()];
  const full = { name: 'full browser', launchOptions: { executablePath: fullPath ?? '' } } as const;
  if (shellPath !== undefined) {
    const shell = { name: 'headless shell', launchOptions: { executablePath: shellPath } } as const;
    return fullPath === undefined ? [shell] : [shell, full];
  }
  if (fullPath !== undefined) return [full];
  return [
    { name: 'headless shell', launchOptions: {} },
    { name: 'full browser', launchOptions: { channel: 'chromium' } },
  ];
};

/**
 * Returns the browser that journeys run in: the headless shell where it is installed, and with `JOURNEY_BROWSER=other` the
 * other one.
 *
 * @throws Error if there is no other browser
 */
export const findJourneyBrowser = (): JourneyBrowser => {
  const [browser, other] = findJourneyBrowsers();
  const chosen = process.env.JOURNEY_BROWSER === 'other' ? other : browser;
  if (chosen === undefined)
    throw new Error('JOURNEY_BROWSER=other needs both: apt-get install chromium chromium-headless-shell');
  return chosen;
};

/** Returns the browser with windows and a back/forward cache, or the headless shell if there is no other. */
export const findFullBrowser = (): JourneyBrowser => {
  const [browser, other] = findJourneyBrowsers();
  return other ?? browser;
};

/** Runs headless, without a sandbox (containers have none) and without the browser's own network traffic. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
