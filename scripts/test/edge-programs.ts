import { missingPackages } from '../../federation/edge/testing/programs';
import { ensurePackages } from './apt';

/** Ensures that nginx and varnish are installed for the tests of the edge, which are skipped otherwise. */
export const ensureEdgePrograms = (log: (line: string) => void): void => {
  if (!ensurePackages(missingPackages, log, { hasServices: true })) log('Tests of the edge are skipped');
};
