import { boundsOf, reaches, type Check } from './results';

/** A figure that has become worse, and the worst value that would have been accepted. */
export interface Worsened {
  readonly check: Check;
  readonly bound: number;
}

/**
 * Returns the ratios that miss their limit, and are worse than the stored ones by more than the noise of both. Other units
 * depend on the machine.
 *
 * @param stored the figures that are in the repository; a figure that they do not contain is compared with its limit only
 */
export const worsened = (checks: readonly Check[], stored: readonly Check[]): readonly Worsened[] =>
  checks.flatMap((check) => {
    if (check.unit !== 'x' || check.verdict !== 'missed') return [];
    const before = stored.find(({ name }) => name === check.name);
    const { better, limit } = check;
    const allowed = before ? boundsOf(before).worst : limit;
    const bound = reaches(better, allowed, limit) ? limit : allowed;
    return reaches(better, boundsOf(check).best, bound) ? [] : [{ check, bound }];
  });
