import { formatNumber } from '../../kernel/money';
import type { Translate } from '../../kernel/translate';
import type { Quantity } from './model';

/** The symbols of the units of weight, by their code in the service [TROL-5]. */
const WEIGHTS: Readonly<Partial<Record<NonNullable<Quantity['uom']>, string>>> = {
  KGM: 'kg',
  GRM: 'g',
  LBR: 'lb',
};

/** '1.5 kg'; undefined for an amount of pieces, and for an unknown unit. */
export const weightText = ({ amount, uom }: Quantity, t: Translate): string | undefined => {
  const symbol = uom && WEIGHTS[uom];
  return symbol && `${formatNumber(amount, t)} ${symbol}`;
};
