import { createRoot } from 'react-dom/client';
import { prepareHeader } from '../../../federation/loader/react';
import { healthSink } from '../shop/health-sink';
import { isStorefrontPath } from '../shop/paths';
import { readShellConfig } from '../shop/shell-config';
import { createShop } from '../shop-react/state/create-shop';
import { ShopContext } from '../shop-react/state/shop';
import '../styles/index.css';
import { App } from './App';
import { createSavedList } from './state/saved-list';
import { SavedListContext } from './state/use-saved-list';

const open = (element: HTMLElement): void => {
  const config = readShellConfig(document);
  prepareHeader({ ...config.loader, health: healthSink });
  createRoot(element).render(
    <ShopContext value={createShop(config, isStorefrontPath)}>
      <SavedListContext value={createSavedList(window, config.shop.customerId)}>
        <App />
      </SavedListContext>
    </ShopContext>,
  );
};

const element = document.getElementById('app');
if (element) open(element);
