import { missingPackages, type EdgePackage } from './programs';

/** Describes a suite that runs real programs. If one is not installed, the suite is skipped and its title names it. */
export const describeWith = (packages: readonly EdgePackage[], title: string, suite: () => void): void => {
  const missing = missingPackages(packages);
  if (missing.length === 0) describe(title, suite);
  else describe.skip(`${title} (skipped, not installed here: ${missing.join(', ')})`, suite);
};
