import { findChromium } from '../../tests/setup/chromium';
import { installByApt, mayUseApt, run } from './apt';

/**
 * Ensures that a browser is installed: the system's Chromium, apt's where this process may install packages, or
 * Playwright's own. The journeys fail when none of them can be installed.
 */
export const ensureChromium = (log: (line: string) => void): void => {
  const found = findChromium();
  if (found !== undefined) return;
  if (mayUseApt()) {
    log('Installing Chromium by apt');
    if (installByApt('chromium') && findChromium() !== undefined) return;
  }
  log("Installing Playwright's Chromium");
  run('npx', 'playwright', 'install', 'chromium');
};
