import { findChromium } from '../../tests/setup/chromium';
import { installByApt, mayUseApt, run } from './apt';

/**
 * Sees to it that there is a browser for the journeys: the system's, or apt's where this process may
 * install packages, or else Playwright's own. Says what it does; the journeys fail if none can be had.
 */
export const ensureChromium = (say: (line: string) => void): void => {
  const found = findChromium();
  if (found !== undefined) return;
  if (mayUseApt()) {
    say('Installing Chromium by apt');
    if (installByApt('chromium') && findChromium() !== undefined) return;
  }
  say("Installing Playwright's Chromium");
  run('npx', 'playwright', 'install', 'chromium');
};
