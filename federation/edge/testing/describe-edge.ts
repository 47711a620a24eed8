import { missingPackages, type EdgePackage } from './programs';

/** A suite over real programs: where one of them is not installed, it is skipped, and its title says why. */
export const describeWith = (packages: readonly EdgePackage[], title: string, suite: () => void): void => {
  const missing = missingPackages(packages);
  if (missing.length === 0) describe(title, suite);
  else describe.skip(`${title} (skipped, not installed here: ${missing.join(', ')})`, suite);
};
