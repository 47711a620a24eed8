import type { ServerPreloadedData } from '../../../federation/contract';
import { reservationOnWire } from '../../services/routes/slot-reservations';
import { trolleyOnWire } from '../../services/routes/trolley-wire';
import type { CallName } from '../../services/sessions/calls';
import { reservationsOf, type World } from '../../services/state';
import { preloadedOf } from '../preloaded';

/**
 * Returns the shopper's data that this shell's server would request from the services.
 *
 * @param isFailing whether a fault is set for a service's call; its part is then left out
 */
export const preloadedDataOf = (
  world: World,
  isFailing: (call: CallName) => boolean,
): ServerPreloadedData => {
  const preloaded = preloadedOf(world, isFailing);
  const { who } = world;
  if (who === 'visitor') return preloaded;
  return {
    ...preloaded,
    session: { role: who },
    ...(!isFailing('getTrolley') && { trolleyTotals: trolleyOnWire(world).trolley.trolleyTotals }),
    ...(!isFailing('slot-reservations') && {
      slotReservations: reservationsOf(world).map(reservationOnWire),
    }),
  };
};
