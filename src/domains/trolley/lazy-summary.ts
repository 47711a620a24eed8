import { decodeTotals } from './decode';
import { trolleyLabel, type TrolleyLabel } from './model';

/**
 * Tells a trolley for a server's markup.
 *
 * @param totals what the trolley service answers, unchecked
 * @returns undefined when they can't be read
 */
export const summariseTrolley = (totals: unknown): TrolleyLabel | undefined => {
  const decoded = decodeTotals(totals);
  return decoded.ok ? trolleyLabel(decoded.value) : undefined;
};
