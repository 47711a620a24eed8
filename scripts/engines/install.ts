import { findMissing, type EngineName } from '../../tests/engines/programs';
import { ensurePackages } from '../test/apt';

const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr', 'fonts-liberation'],
  webkit: ['libwebkit2gtk-4.1-0', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
};

/**
 * Ensures that engines are installed: by apt where this process may install packages. Otherwise it logs the command to run.
 *
 * @returns the engines that are installed
 */
export const ensureEngines = (
  names: readonly EngineName[],
  log: (line: string) => void,
): readonly EngineName[] => {
  ensurePackages(() => findMissing(names).flatMap((name) => PACKAGES[name]), log);
  const absent = findMissing(names);
  return names.filter((name) => !absent.includes(name));
};
