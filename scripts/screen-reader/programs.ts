import { existsSync } from 'node:fs';
import { findProgram } from '../../tests/setup/chromium';
import { installByApt, mayUseApt } from '../test/apt';

/** Starts the accessibility bus; Debian has it outside of the search path. */
const BUS = '/usr/libexec/at-spi-bus-launcher';

/** The programs by the Debian package that contains them. */
const PROGRAMS: Readonly<Record<string, () => boolean>> = {
  orca: () => findProgram(['orca']) !== undefined,
  'firefox-esr': () => findProgram(['firefox-esr']) !== undefined,
  'at-spi2-core': () => existsSync(BUS),
  dbus: () => findProgram(['dbus-daemon']) !== undefined,
  xvfb: () => findProgram(['Xvfb']) !== undefined,
};

const findMissing = (): readonly string[] =>
  Object.entries(PROGRAMS).flatMap(([name, isInstalled]) => (isInstalled() ? [] : name));

/**
 * Ensures that Orca, Firefox ESR and what they need are installed. It installs missing packages by apt where this process
 * may do so, and otherwise logs the command to run.
 *
 * @returns whether everything is installed
 */
export const ensurePrograms = (log: (line: string) => void): boolean => {
  const missing = findMissing();
  if (missing.length > 0 && mayUseApt()) {
    log(`Installing ${missing.join(', ')} by apt`);
    installByApt(...missing);
  }
  const absent = findMissing();
  if (absent.length > 0)
    log(
      `The screen reader’s test needs ${absent.join(', ')}. Install on Debian or Ubuntu with: apt-get install --no-install-recommends ${absent.join(' ')}`,
    );
  return absent.length === 0;
};
