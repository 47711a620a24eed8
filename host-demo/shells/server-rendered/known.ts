import type { ServerPreloadedData } from '../../../federation/contract';
import { reservationOnWire } from '../../services/routes/slot-reservations';
import { trolleyOnWire } from '../../services/routes/trolley-wire';
import type { CallName } from '../../services/sessions/calls';
import { reservationsOf, type World } from '../../services/state';
import { preloadedOf } from '../preloaded';

/**
 * What this shell's server knows of the shopper, from the services that it would ask.
 *
 * @param isFailing whether a service would not answer; then its part is left out
 */
export const knownOf = (world: World, isFailing: (call: CallName) => boolean): ServerPreloadedData => {
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
