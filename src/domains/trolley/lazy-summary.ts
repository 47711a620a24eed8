import { decodeTotals } from './decode';
import { trolleyLabel, type TrolleyLabel } from './model';

/**
 * Returns the label of a trolley for server-rendered markup.
 *
 * @param totals the totals from the trolley service, not decoded
 * @returns undefined when the totals cannot be decoded
 */
export const summariseTrolley = (totals: unknown): TrolleyLabel | undefined => {
  const decoded = decodeTotals(totals);
  return decoded.ok ? trolleyLabel(decoded.value) : undefined;
};
