import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import type { HeaderClient } from '../../../federation/contract';
import { useShop } from '../shop-react/state/shop';
import { Footer } from '../shop-react/ui/Footer';
import { PendingAdditions } from '../shop-react/ui/PendingAdditions';
import { loadHeader } from './load-header';
import { routeOf, type Route } from './route';
import { BuylistView } from './views/BuylistView';
import { FavouritesView } from './views/FavouritesView';
import { ListsView } from './views/ListsView';

const Header = lazy(loadHeader);

const View = ({ route }: { readonly route: Route }) => {
  switch (route.view) {
    case 'favourites':
      return <FavouritesView />;
    case 'lists':
      return <ListsView />;
    case 'buylist':
      return <BuylistView lineNumbers={route.lineNumbers} />;
  }
};

/** The lists shell: the header as a federated component, the view of the address, and the footer. */
export const App = () => {
  const { config, navigation, listeners } = useShop();
  const href = useStore(navigation.store, (state) => state.href);
  const [client, setClient] = useState<HeaderClient>();
  return (
    <>
      <Suspense fallback={<div className="header-space" />}>
        <Header
          {...(config.preloaded ? { preloaded: config.preloaded } : {})}
          config={config.header}
          navigation={navigation}
          onReady={setClient}
          {...listeners}
        />
      </Suspense>
      <main id="main" className="page" tabIndex={-1}>
        <PendingAdditions />
        <View key={href} route={routeOf(href)} />
      </main>
      <Footer brand={config.header.brand.name} client={client} />
    </>
  );
};
