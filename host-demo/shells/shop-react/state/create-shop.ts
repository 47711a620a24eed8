import { headerEvent, TROLLEY_UPDATE } from '../../../../federation/contract';
import { createListeners } from '../../shop/listeners';
import type { ShellConfig } from '../../shop/shell-config';
import { loadBookedSlot } from '../api/booked-slot';
import { createGraph } from '../api/graph';
import { createHeaderProducts } from '../api/header-products';
import { createHeaderSlots } from '../api/header-slots';
import { createSession } from '../api/session';
import { addPendingItems } from '../trolley/add-pending-items';
import { createPendingItems } from '../trolley/pending-items';
import { createTrolleyStore } from '../trolley/trolley-store';
import { createBookedSlotStore, refreshOnReturn } from './booked-slot-store';
import { createNavigation } from './navigation';
import type { Shop } from './shop';

/**
 * Creates the objects that all views of a React shell need. For a customer, it starts to load the trolley, and then adds
 * what the customer added before signing in.
 *
 * @param isOwnPath whether the shell renders a path itself; every other path is an ordinary page load
 */
export const createShop = (config: ShellConfig, isOwnPath: (path: string) => boolean): Shop => {
  const { signedIn, customerOrderId, suggestsProducts, nextSlotArea } = config.shop;
  const session = createSession(signedIn);
  const graph = createGraph(session);
  const trolley = createTrolleyStore({
    graph,
    orderId: customerOrderId,
    announce: (update) => {
      document.dispatchEvent(headerEvent(TROLLEY_UPDATE, update));
    },
  });
  const slot = createBookedSlotStore(config.shop.slot);
  if (signedIn) refreshOnReturn(slot, () => loadBookedSlot(session, customerOrderId), window);
  const pendingItems = createPendingItems(window);
  const loaded = signedIn ? trolley.getState().load() : Promise.resolve();
  return {
    config,
    graph,
    trolley,
    headerProducts: createHeaderProducts({ graph, trolley, suggests: suggestsProducts, signedIn }),
    headerSlots: nextSlotArea === undefined ? undefined : createHeaderSlots(graph, nextSlotArea),
    slot,
    pendingItems,
    pendingAdditions: addPendingItems(signedIn ? pendingItems.take() : [], trolley, loaded),
    navigation: createNavigation(window, isOwnPath),
    listeners: createListeners(window),
  };
};
