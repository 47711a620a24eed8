import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  headerEvent,
  OPEN_SEARCH,
  type FooterCategory,
  type HeaderClient,
  type HeaderProps,
} from '../../../../federation/contract';
import { footerColumns } from '../../shop/paths';
import { whenNearView } from '../../shop/page';
import { useShop } from '../state/shop';
import type { PendingAddition } from '../trolley/pending-items';
import { FooterColumn } from './Page';

const TEXTS: Readonly<Record<PendingAddition['outcome'], (name: string) => string>> = {
  adding: (name) => `Adding ${name} to your trolley…`,
  added: (name) => `We added ${name} to your trolley.`,
  present: (name) => `${name} is already in your trolley.`,
  failed: (name) => `Sorry, we couldn’t add ${name} to your trolley. Please add it again.`,
};

/** Shows what became of the products that the customer added before signing in, until the next view. */
const PendingAdditions = () => {
  const { pendingAdditions, navigation } = useShop();
  const additions = useStore(pendingAdditions);
  const moves = useStore(navigation.store, (state) => state.moves);
  if (additions.length === 0 || moves > 0) return null;
  const hasFailed = additions.some(({ outcome }) => outcome === 'failed');
  return (
    <div className={hasFailed ? 'note note--warning' : 'note'} role="status">
      {additions.map(({ lineNumber, name, outcome }) => (
        <p key={lineNumber}>{TEXTS[outcome](name)}</p>
      ))}
    </div>
  );
};

/** The footer's categories, which the header loads once the footer is near the viewport [MEGA-10]. */
const FooterCategories = ({ client }: { readonly client: HeaderClient | undefined }) => {
  const place = useRef<HTMLDivElement>(null);
  const [roots, setRoots] = useState<readonly FooterCategory[]>([]);
  useEffect(() => {
    if (!client || !place.current) return undefined;
    return whenNearView(place.current, () => {
      void client.loadFooter().then((result) => {
        // Without its categories the footer keeps its other links.
        if (result.ok) setRoots(result.value);
      });
    });
  }, [client]);
  return (
    <div ref={place} className="page-footer__categories">
      {roots.map(({ id, name, href, categories }) => (
        <FooterColumn
          key={id}
          title={name}
          href={href}
          links={categories.map((category) => [category.name, category.href] as const)}
        />
      ))}
    </div>
  );
};

/** A button of the page that looks like a search field, on phones. It shows the term that was searched. */
const PageSearch = ({ href, isReady }: { readonly href: string; readonly isReady: boolean }) => (
  <button
    type="button"
    className="page-search"
    data-ready={isReady}
    onClick={() => {
      document.dispatchEvent(headerEvent(OPEN_SEARCH, null));
    }}
  >
    {new URLSearchParams(href.split('?')[1]).get('searchTerm') ?? 'Search groceries'}
  </button>
);

interface AppProps {
  /** Renders the header; shells load it in different ways. */
  readonly renderHeader: (props: HeaderProps) => ReactNode;
  /** Renders the view of an address: its path and query. */
  readonly renderView: (href: string) => ReactNode;
}

/** A React shell: the header, the view of the address, and the footer. */
export const App = ({ renderHeader, renderView }: AppProps) => {
  const { config, navigation, adapters } = useShop();
  const href = useStore(navigation.store, (state) => state.href);
  // The header's client; undefined until the header is ready.
  const [client, setClient] = useState<HeaderClient>();
  const { header, preloaded } = config;
  return (
    <>
      {renderHeader({
        ...(preloaded && { preloaded }),
        config: header,
        navigation,
        onReady: setClient,
        ...adapters,
      })}
      <main id="main" className="page" tabIndex={-1}>
        {config.shop.hasPageSearch && <PageSearch href={href} isReady={client !== undefined} />}
        <PendingAdditions />
        {renderView(href)}
      </main>
      <footer className="page-footer">
        <div className="page-footer__inner">
          {footerColumns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
          <FooterCategories client={client} />
          <small>
            © {header.brand.name} Stores Limited. Prices and offers are for online orders and can differ from
            those in our shops.
          </small>
        </div>
      </footer>
    </>
  );
};
