import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareHeader, RemoteHeader } from '../../../federation/loader/react';
import { healthSink } from '../shop/page';
import { isStorefrontPath } from '../shop/paths';
import { readShellConfig } from '../shop/shell-config';
import { createShop, ShopContext } from '../shop-react/state/shop';
import { App } from '../shop-react/ui/App';
import '../styles/index.css';
import { routeOf, type Route } from './route';
import { BrowseView, CategoryView, HomeView, OffersView } from './views/CategoryViews';
import { MultiSearchView } from './views/MultiSearchView';
import { HighlightsView, NewView, SearchView, SeasonView } from './views/ProductViews';
import { TrolleyView } from './views/TrolleyView';

const View = ({ route }: { readonly route: Route }) => {
  switch (route.view) {
    case 'home':
      return <HomeView />;
    case 'browse':
      return <BrowseView />;
    case 'new':
      return <NewView />;
    case 'season':
      return <SeasonView season={route.season} />;
    case 'offers':
      return <OffersView slug={route.slug} categoryId={route.categoryId} />;
    case 'highlights':
      return <HighlightsView name={route.name} />;
    case 'category':
      return <CategoryView path={route.path} />;
    case 'search':
      return <SearchView {...route} />;
    case 'multi-search':
      return <MultiSearchView {...route} />;
    case 'trolley':
      return <TrolleyView />;
  }
};

/**
 * A view is remounted for every address, except for steps through one multi-search list, which keep the view's state.
 */
const renderView = (href: string) => {
  const route = routeOf(href);
  return <View key={route.view === 'multi-search' ? route.view : href} route={route} />;
};

const open = (element: HTMLElement): void => {
  const config = readShellConfig(document);
  const loader = { ...config.loader, health: healthSink };
  prepareHeader(loader);
  createRoot(element).render(
    <StrictMode>
      <ShopContext value={createShop(config, isStorefrontPath)}>
        <App renderHeader={(props) => <RemoteHeader {...loader} {...props} />} renderView={renderView} />
      </ShopContext>
    </StrictMode>,
  );
};

const element = document.getElementById('app');
if (element) open(element);
