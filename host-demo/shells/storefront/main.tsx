import { createRoot } from 'react-dom/client';
import { headerEvent, TROLLEY_UPDATE } from '../../../federation/contract';
import { prepareHeader } from '../../../federation/loader/react';
import { createListeners } from '../shop/listeners';
import { readShellConfig } from '../shop/shell-config';
import '../styles/index.css';
import { createGraph } from './api/graph';
import { createSession } from './api/session';
import { App } from './App';
import { createNavigation } from './state/navigation';
import { createSavedList } from './state/saved-list';
import { ShopContext, type Shop } from './state/shop';
import { createTrolleyStore } from './trolley/trolley-store';

const open = (element: HTMLElement): void => {
  const config = readShellConfig(document);
  prepareHeader(config.loader);
  const graph = createGraph(createSession(config.shop.signedIn));
  const trolley = createTrolleyStore({
    graph,
    orderId: config.shop.customerOrderId,
    announce: (update) => {
      document.dispatchEvent(headerEvent(TROLLEY_UPDATE, update));
    },
  });
  const shop: Shop = {
    config,
    graph,
    trolley,
    navigation: createNavigation(window),
    listeners: createListeners(window),
    savedList: createSavedList(window, config.shop.customerId),
  };
  if (config.shop.signedIn) void trolley.getState().load();
  createRoot(element).render(
    <ShopContext value={shop}>
      <App />
    </ShopContext>,
  );
};

const element = document.getElementById('app');
if (element) open(element);
