import { useState } from 'react';
import { useStore } from 'zustand';
import type { HeaderClient } from '../../../federation/contract';
import { RemoteHeader } from '../../../federation/loader/react';
import { routeOf, type Route } from './state/route';
import { useShop } from '../shop-react/state/shop';
import { Footer } from '../shop-react/ui/Footer';
import { PendingAdditions } from '../shop-react/ui/PendingAdditions';
import { BrowseView } from './views/BrowseView';
import { CategoryView } from './views/CategoryView';
import { HighlightsView } from './views/HighlightsView';
import { HomeView } from './views/HomeView';
import { MultiSearchView } from './views/MultiSearchView';
import { NewView } from './views/NewView';
import { OffersView } from './views/OffersView';
import { SearchView } from './views/SearchView';
import { SeasonView } from './views/SeasonView';
import { TrolleyView } from './views/TrolleyView';
import { healthSink } from '../shop/health-sink';

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
      return <SearchView term={route.term} sortBy={route.sortBy} />;
    case 'multi-search':
      return <MultiSearchView query={route.query} position={route.position} />;
    case 'trolley':
      return <TrolleyView />;
  }
};

/**
 * A view is remounted for every address, except for steps through one multi-search list, which keep the view's state.
 */
const keyOf = ({ view }: Route, href: string): string => (view === 'multi-search' ? view : href);

/** The storefront: the federated header, the view of the address, and the footer. */
export const App = () => {
  const { config, navigation, headerProducts, headerSlots, listeners } = useShop();
  const href = useStore(navigation.store, (state) => state.href);
  const route = routeOf(href);
  const [client, setClient] = useState<HeaderClient>();
  return (
    <>
      <RemoteHeader
        {...config.loader}
        health={healthSink}
        {...(config.preloaded ? { preloaded: config.preloaded } : {})}
        config={config.header}
        navigation={navigation}
        products={headerProducts}
        {...(headerSlots && { slots: headerSlots })}
        onReady={setClient}
        {...listeners}
      />
      <main id="main" className="page" tabIndex={-1}>
        <PendingAdditions />
        <View key={keyOf(route, href)} route={route} />
      </main>
      <Footer brand={config.header.brand.name} client={client} />
    </>
  );
};
