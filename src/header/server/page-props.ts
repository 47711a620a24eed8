import type { HeaderProps, HeaderSummary, ServerProps } from '../../../federation/contract';
import { summariseSlot } from '../../domains/slot/lazy-summary';
import { summariseTrolley } from '../../domains/trolley/lazy-summary';
import { createTranslate, type Translate } from '../../kernel/translate';
import { languageOf } from '../language';

const summaryOf = (
  { trolleyTotals, slotReservations }: NonNullable<ServerProps['preloaded']>,
  t: Translate,
): HeaderSummary => {
  const trolley = trolleyTotals === undefined ? undefined : summariseTrolley(trolleyTotals, t);
  const slot = slotReservations === undefined ? undefined : summariseSlot(slotReservations, t);
  return { ...(trolley && { trolley }), ...(slot !== undefined && { slot }) };
};

/** Returns the server's data that the page receives: displayed texts, without ids, addresses or tokens [AUTH-4]. */
export const pagePropsOf = ({
  config,
  preloaded,
}: ServerProps): Pick<HeaderProps, 'config' | 'preloaded'> => {
  if (!preloaded) return { config };
  const { taxonomy, fragments, session } = preloaded;
  return {
    config,
    preloaded: {
      ...(taxonomy !== undefined && { taxonomy }),
      ...(fragments && { fragments }),
      // This field only: a host may pass its whole session.
      ...(session && { session: { role: session.role } }),
      summary: preloaded.summary ?? summaryOf(preloaded, createTranslate(languageOf(config))),
    },
  };
};
