import type { Translate } from '../../kernel/translate';
import { decodeTotals } from './decode';
import { trolleyLabel, type TrolleyLabel } from './model';

/**
 * Returns the label of a trolley for server-rendered markup.
 *
 * @param totals the totals from the trolley service, not decoded
 * @param t the language of the label
 * @returns undefined when the totals cannot be decoded
 */
export const summariseTrolley = (totals: unknown, t: Translate): TrolleyLabel | undefined => {
  const decoded = decodeTotals(totals);
  return decoded.ok ? trolleyLabel(decoded.value, t) : undefined;
};
