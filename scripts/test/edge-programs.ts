import { missingPackages } from '../../federation/edge/testing/programs';
import { installByApt, mayUseApt, startsServices } from './apt';

/**
 * Ensures that nginx and varnish are installed for the tests of the edge. It installs them by apt where this process may
 * install packages and apt starts no services. Otherwise it logs the command to run, and those tests are skipped.
 */
export const ensureEdgePrograms = (log: (line: string) => void): void => {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (mayUseApt() && !startsServices()) {
    log(`Installing ${missing.join(', ')} by apt`);
    if (installByApt(...missing) && missingPackages().length === 0) return;
  }
  log(
    `Tests of the edge are skipped: apt-get install --no-install-recommends ${missingPackages().join(' ')} installs what they need`,
  );
};
