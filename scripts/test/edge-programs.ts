import { missingPackages } from '../../federation/edge/testing/programs';
import { installByApt, mayUseApt, startsServices } from './apt';

/**
 * Sees to it that nginx and varnish are here, over which the edge is tested: installs them by apt where this process
 * may, and where that starts no services. Elsewhere it says so, and those tests are skipped.
 */
export const ensureEdgePrograms = (say: (line: string) => void): void => {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (mayUseApt() && !startsServices()) {
    say(`Installing ${missing.join(', ')} by apt`);
    if (installByApt(...missing) && missingPackages().length === 0) return;
  }
  say(
    `Tests of the edge are skipped: apt-get install --no-install-recommends ${missingPackages().join(' ')} brings what they need`,
  );
};
