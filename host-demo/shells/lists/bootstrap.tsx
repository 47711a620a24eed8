import { createRoot } from 'react-dom/client';
import { guardForms } from '../shop/guard-forms';
import { isListsPath, paths } from '../shop/paths';
import { readShellConfig } from '../shop/shell-config';
import { createShop } from '../shop-react/state/create-shop';
import { ShopContext } from '../shop-react/state/shop';
import { App } from './App';

const open = (element: HTMLElement): void => {
  const config = readShellConfig(document);
  // The server redirects visitors from the lists to the sign-in page.
  const isOwnPath = (path: string): boolean =>
    isListsPath(path) && (config.shop.signedIn || !path.startsWith(paths.lists));
  createRoot(element).render(
    <ShopContext value={createShop(config, isOwnPath)}>
      <App />
    </ShopContext>,
  );
  guardForms(document);
};

const element = document.getElementById('app');
if (element) open(element);
