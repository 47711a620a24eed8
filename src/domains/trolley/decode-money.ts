import * as v from 'valibot';
import { penceFromPounds } from '../../kernel/money';

/** An amount as the services write it, in pounds; whole pence in the model. */
export const pounds = v.pipe(
  v.object({ amount: v.pipe(v.number(), v.finite()) }),
  v.transform(({ amount }) => penceFromPounds(amount)),
);
