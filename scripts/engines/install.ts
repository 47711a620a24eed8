import { findMissing, type EngineName } from '../../tests/engines/programs';
import { installByApt, mayUseApt } from '../test/apt';

const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['libwebkit2gtk-4.1-0', 'webkit2gtk-driver', 'xvfb'],
};

/**
 * Ensures that engines are installed. It installs missing ones by apt where this process may install packages, and
 * otherwise logs the command to run.
 *
 * @returns the engines that are installed
 */
export const ensureEngines = (
  names: readonly EngineName[],
  log: (line: string) => void,
): readonly EngineName[] => {
  const packagesOf = (missing: readonly EngineName[]) => missing.flatMap((name) => PACKAGES[name]);
  const missing = findMissing(names);
  if (missing.length > 0 && mayUseApt()) {
    log(`Installing ${missing.join(', ')} by apt`);
    installByApt(...packagesOf(missing), 'fonts-liberation');
  }
  const absent = findMissing(names);
  for (const name of absent)
    log(
      `Missing engine: ${name}. Install it on Debian with: apt-get install --no-install-recommends ${PACKAGES[name].join(' ')}`,
    );
  return names.filter((name) => !absent.includes(name));
};
