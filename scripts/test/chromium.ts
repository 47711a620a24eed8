import { findChromium, findHeadlessShell } from '../../tests/setup/chromium';
import { installByApt, mayUseApt, run } from './apt';

/**
 * Ensures that browsers are installed for the journeys: Chromium and its headless shell, by apt where this process may
 * install packages; or Playwright's own Chromium. One of both is enough; the journeys fail when there is none.
 */
export const ensureChromium = (log: (line: string) => void): void => {
  if (findHeadlessShell() !== undefined && findChromium() !== undefined) return;
  if (mayUseApt()) {
    log('Installing Chromium and its headless shell by apt');
    installByApt('chromium', 'chromium-headless-shell', 'fonts-liberation');
  }
  if (findHeadlessShell() !== undefined || findChromium() !== undefined) return;
  log("Installing Playwright's Chromium");
  run('npx', 'playwright', 'install', 'chromium');
};
