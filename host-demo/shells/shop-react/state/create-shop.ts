import { headerEvent, TROLLEY_UPDATE } from '../../../../federation/contract';
import { createListeners } from '../../shop/listeners';
import type { ShellConfig } from '../../shop/shell-config';
import { createGraph } from '../api/graph';
import { createSession } from '../api/session';
import { createTrolleyStore } from '../trolley/trolley-store';
import { createNavigation } from './navigation';
import type { Shop } from './shop';

/**
 * Creates the objects that all views of a React shell need, and starts loading a customer's trolley.
 *
 * @param isOwnPath whether the shell renders a path itself; every other path is an ordinary page load
 */
export const createShop = (config: ShellConfig, isOwnPath: (path: string) => boolean): Shop => {
  const { signedIn, customerOrderId } = config.shop;
  const graph = createGraph(createSession(signedIn));
  const trolley = createTrolleyStore({
    graph,
    orderId: customerOrderId,
    announce: (update) => {
      document.dispatchEvent(headerEvent(TROLLEY_UPDATE, update));
    },
  });
  if (signedIn) void trolley.getState().load();
  return {
    config,
    graph,
    trolley,
    navigation: createNavigation(window, isOwnPath),
    listeners: createListeners(window),
  };
};
