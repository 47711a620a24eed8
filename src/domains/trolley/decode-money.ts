import { MAX_POUNDS, penceFromPounds, type Pence } from '../../kernel/money';
import { at, readNumber } from '../../kernel/read';

/**
 * Decodes an amount in pounds to whole pence. The amount is a number, or a decimal string, for example '12.50'.
 *
 * @returns undefined for another currency, and for an amount that has no exact number of pence
 */
export const readPence = (wire: unknown): Pence | undefined => {
  const pounds = readNumber(at(wire, 'amount'));
  const isPounds = (at(wire, 'currencyCode') ?? 'GBP') === 'GBP';
  return isPounds && pounds !== undefined && Math.abs(pounds) < MAX_POUNDS
    ? penceFromPounds(pounds)
    : undefined;
};
