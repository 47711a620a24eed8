import { loadRemote } from '@module-federation/enhanced/runtime';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type * as HeaderModule from 'shop_header/Header';
import { guardForms } from '../shop/page';
import { isListsPath, paths } from '../shop/paths';
import { readShellConfig } from '../shop/shell-config';
import { createShop, ShopContext } from '../shop-react/state/shop';
import { App } from '../shop-react/ui/App';
import { routeOf } from './route';
import { BuylistView, FavouritesView, ListsView } from './views';

/**
 * The header as a federated component, loaded at run time. With the runtime plugin of the loader's package, the module of
 * a header that fails to load contains plain links [FED-4].
 */
const Header = lazy(async () => {
  const module = await loadRemote<typeof HeaderModule>('shop_header/Header');
  if (!module) throw new Error('the federation returned no header');
  return module;
});

const renderView = (href: string) => {
  const route = routeOf(href);
  switch (route.view) {
    case 'favourites':
      return <FavouritesView key={href} />;
    case 'lists':
      return <ListsView key={href} />;
    case 'buylist':
      return <BuylistView key={href} lineNumbers={route.lineNumbers} />;
  }
};

const open = (element: HTMLElement): void => {
  const config = readShellConfig(document);
  // The server redirects visitors from the lists to the sign-in page.
  const isOwnPath = (path: string): boolean =>
    isListsPath(path) && (config.shop.signedIn || !path.startsWith(paths.lists));
  createRoot(element).render(
    <StrictMode>
      <ShopContext value={createShop(config, isOwnPath)}>
        <App
          renderHeader={(props) => (
            <Suspense fallback={<div className="header-space" />}>
              <Header {...props} />
            </Suspense>
          )}
          renderView={renderView}
        />
      </ShopContext>
    </StrictMode>,
  );
  guardForms(document);
};

const element = document.getElementById('app');
if (element) open(element);
