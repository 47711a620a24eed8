import { existsSync } from 'node:fs';
import { findProgram } from '../../tests/setup/chromium';
import { ensurePackages } from '../test/apt';

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

/** Ensures that Orca, Firefox ESR and what they need are installed. Returns whether they are. */
export const ensurePrograms = (log: (line: string) => void): boolean => ensurePackages(findMissing, log);
