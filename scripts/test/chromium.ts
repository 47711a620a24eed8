import { findChromium, findHeadlessShell } from '../../tests/setup/chromium';
import { installByApt, mayUseApt, run } from './apt';

/**
 * Ensures that a browser is installed for the journeys: Chromium's headless shell, by apt where this process may install
 * packages; the system's Chromium; or Playwright's own. The journeys fail when none of them can be installed.
 */
export const ensureChromium = (log: (line: string) => void): void => {
  if (findHeadlessShell() !== undefined) return;
  if (mayUseApt()) {
    log("Installing Chromium's headless shell by apt");
    if (installByApt('chromium-headless-shell') && findHeadlessShell() !== undefined) return;
  }
  if (findChromium() !== undefined) return;
  log("Installing Playwright's Chromium");
  run('npx', 'playwright', 'install', 'chromium');
};
