import type { HeaderProps, HeaderSummary, ServerProps } from '../../../federation/contract';
import { summariseSlot } from '../../domains/slot/lazy-summary';
import { summariseTrolley } from '../../domains/trolley/lazy-summary';

const summaryOf = ({
  trolleyTotals,
  slotReservations,
}: NonNullable<ServerProps['preloaded']>): HeaderSummary => {
  const trolley = trolleyTotals === undefined ? undefined : summariseTrolley(trolleyTotals);
  const slot = slotReservations === undefined ? undefined : summariseSlot(slotReservations);
  return { ...(trolley && { trolley }), ...(slot !== undefined && { slot }) };
};

/** What of a server's knowledge the page gets: as shown, with no id, place or token [AUTH-4]. */
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
      // Only the field: a host may hand its whole session over.
      ...(session && { session: { role: session.role } }),
      summary: preloaded.summary ?? summaryOf(preloaded),
    },
  };
};
